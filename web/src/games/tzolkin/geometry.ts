// Where the wheels stand and how they mesh. Pitch radius = teeth × K, so one tooth of the great wheel is one tooth of any.
import type { Gear } from "./view.ts"

export const K = 9.2
export const TOOTH = 360 / 26

export interface Point {
  x: number
  y: number
}

export interface GearPlace extends Point {
  teeth: number
  /** Direction from the wheel's middle to the great wheel. */
  mesh: number
  /** The slot count at the gap that faces the great wheel, between the two hidden slots. */
  gap: number
  /** The last slot from which a worker can be taken. */
  top: number
}

export function polar(middle: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
}

function place(direction: number, teeth: number): GearPlace {
  const middle = polar({ x: 0, y: 0 }, (26 + teeth) * K, direction)
  return { ...middle, teeth, mesh: direction + 180, gap: teeth - 1.5, top: teeth - 3 }
}

// Each stands where the great wheel has a tooth: 90° and whole teeth from it.
export const PLACES: Record<Gear, GearPlace> = {
  palenque: place(90 - 16 * TOOTH, 10),
  yaxchilan: place(90 - 10 * TOOTH, 10),
  tikal: place(90 - 5 * TOOTH, 10),
  uxmal: place(90 + 5 * TOOTH, 10),
  chichen_itza: place(90, 13),
}

/** The step of a wheel from one slot to the next, in degrees. */
export const step = (gear: Gear): number => 360 / PLACES[gear].teeth

/** The direction in which a slot stands from the middle of its wheel. */
export const slotAngle = (gear: Gear, slot: number): number =>
  PLACES[gear].mesh + (slot - PLACES[gear].gap) * step(gear)

/** Radius on which the workers stand. */
export const seatRadius = (gear: Gear): number => (PLACES[gear].teeth - 2.5) * K

export const slotPoint = (gear: Gear, slot: number): Point =>
  polar(PLACES[gear], seatRadius(gear), slotAngle(gear, slot))

/** Stations stand round the wheel; the outermost two are pushed from the great wheel's teeth. */
export function stationAngle(gear: Gear, slot: number): number {
  const { teeth, top } = PLACES[gear]
  const aside = teeth === 13 ? 8 : 5
  return slotAngle(gear, slot) + (slot === 0 ? aside : slot === top ? -aside : 0)
}

/** How large a station is drawn: the start of a wheel, those for any action, and the others. */
export const stationSize = (position: number, last: number): number =>
  (position === 0 ? 1.8 : position > last ? 2.25 : 3.85) * K

export const stationRadius = (gear: Gear): number => (PLACES[gear].teeth + 5) * K
export const stationPoint = (gear: Gear, slot: number): Point =>
  polar(PLACES[gear], stationRadius(gear), stationAngle(gear, slot))

/** A slice of the ring round a wheel: worker and station together, large enough for a thumb. */
export function wedge(gear: Gear, slot: number): string {
  const middle = PLACES[gear]
  const half = step(gear) / 2 - 1
  const inner = (middle.teeth - 4.4) * K
  const outer = (middle.teeth + 8.1) * K
  const angle = stationAngle(gear, slot)
  const corner = (radius: number, degrees: number) => {
    const { x, y } = polar(middle, radius, degrees)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `M${corner(inner, angle - half)}L${corner(outer, angle - half)}A${outer} ${outer} 0 0 1 ${corner(outer, angle + half)}L${corner(inner, angle + half)}A${inner} ${inner} 0 0 0 ${corner(inner, angle - half)}Z`
}

/** The outline of a toothed wheel about 0, 0, with a tooth at `first` degrees. */
export function gearPath(teeth: number, first: number): string {
  const pitch = teeth * K
  const turn = 360 / teeth
  const root = pitch - 1.95 * K
  const tip = pitch + 1.6 * K
  const at = (radius: number, degrees: number) => {
    const { x, y } = polar({ x: 0, y: 0 }, radius, degrees)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  let path = ""
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = first + tooth * turn
    path += `${tooth ? "L" : "M"}${at(root, middle - 0.33 * turn)}`
    path += `Q${at(pitch, middle - 0.25 * turn)} ${at(tip, middle - 0.11 * turn)}`
    path += `A${tip} ${tip} 0 0 1 ${at(tip, middle + 0.11 * turn)}`
    path += `Q${at(pitch, middle + 0.25 * turn)} ${at(root, middle + 0.33 * turn)}`
    path += `A${root} ${root} 0 0 1 ${at(root, middle + 0.67 * turn)}`
  }
  return `${path}Z`
}

/** Where the parts lie in the picture of the wheels, about the middle of the great wheel. */
export const START: Point = { x: 0, y: -37.5 * K }
export const SEAT_SIZE = { width: 270, height: 124 }
export function seatPoint(seat: number): Point {
  return { x: seat % 2 ? 484 - SEAT_SIZE.width : -484, y: seat < 2 ? 298 : 428 }
}
/** The whole picture of the wheels, and the great wheel's middle in it. */
export const PICTURE = { width: 976, height: 1024 }
export const MIDDLE: Point = { x: 488, y: 461 }

/** The pile of wood tiles or of open corn tiles outside one of Palenque's stations. */
export function pilePoint(action: number, crop: "corn" | "wood"): Point {
  const aside = action === 2 ? 0 : crop === "corn" ? -9 : 9
  return polar(PLACES.palenque, 20.2 * K, stationAngle("palenque", action) + aside)
}
