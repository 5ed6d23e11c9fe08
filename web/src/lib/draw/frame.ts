// Where a picture lies in its window: shifted from the middle, and enlarged about its own middle.

export interface Frame {
  x: number
  y: number
  zoom: number
}

export interface Limits {
  /** Size of the picture at zoom 1. */
  width: number
  height: number
  room: { width: number; height: number }
  most: number
}

/** The frame kept within limits: never smaller than the window's fit, never dragged out of sight. */
export function held(frame: Frame, limits: Limits): Frame {
  const zoom = Math.min(Math.max(frame.zoom, 1), limits.most)
  const slack = (size: number, room: number) => Math.max(0, (size * zoom - room) / 2)
  const across = slack(limits.width, limits.room.width)
  const down = slack(limits.height, limits.room.height)
  return {
    x: Math.min(Math.max(frame.x, -across), across) + 0,
    y: Math.min(Math.max(frame.y, -down), down) + 0,
    zoom,
  }
}

/** The frame enlarged so that the point under x, y stays where it is. */
export function zoomed(frame: Frame, factor: number, x: number, y: number, limits: Limits): Frame {
  const zoom = Math.min(Math.max(frame.zoom * factor, 1), limits.most)
  const grown = zoom / frame.zoom
  const middle = { x: limits.room.width / 2, y: limits.room.height / 2 }
  const point = { x: x - middle.x, y: y - middle.y }
  return { x: point.x - (point.x - frame.x) * grown, y: point.y - (point.y - frame.y) * grown, zoom }
}

export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** The frame that brings a region of the picture as near as the window allows; `fit` is the scale at zoom 1. */
export function framed(region: Region, size: { width: number; height: number }, fit: number, limits: Limits): Frame {
  const { room } = limits
  const nearest = Math.min(room.width / (region.width * fit), room.height / (region.height * fit))
  const zoom = Math.min(Math.max(nearest, 1), limits.most)
  const x = -(region.x + region.width / 2 - size.width / 2) * fit * zoom
  const y = -(region.y + region.height / 2 - size.height / 2) * fit * zoom
  return held({ x, y, zoom }, limits)
}
