// Looking around a board with the arrow keys, and which of the things that glow a thumb may have meant.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"

export const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key)

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** The place in the list of the box that lies next in this direction; -1 if there is none. */
export function nextTo(from: Box, boxes: Box[], way: Way): number {
  const here = middle(from)
  const sideways = way === "ArrowLeft" || way === "ArrowRight"
  const sign = way === "ArrowLeft" || way === "ArrowUp" ? -1 : 1
  let best = -1
  let least = Infinity
  boxes.forEach((box, at) => {
    const there = middle(box)
    const along = sign * (sideways ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x)
    // Straight on is nearer than aside.
    const cost = along + 2.5 * aside
    if (along > 2 && cost < least) {
      least = cost
      best = at
    }
  })
  return best
}

/** How far a point is from a box; 0 within it. */
export function distance({ left, top, width, height }: Box, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width)
  const dy = Math.max(top - y, 0, y - top - height)
  return Math.hypot(dx, dy)
}

const THUMB = 44
// What is nearly as large as a thumb and was hit is meant, also where the next one begins right beside it.
const LARGE = 40

/** How far a point is from the middle of a box. */
export const toMiddle = ({ left, top, width, height }: Box, x: number, y: number): number =>
  Math.hypot(left + width / 2 - x, top + height / 2 - y)

/** Which boxes a thumb at this point may mean: those under it, unless the one it hit is large enough for it. */
export function meant(boxes: Box[], x: number, y: number): number[] {
  const reach = boxes
    .map((box, at) => ({ box, at, far: distance(box, x, y) }))
    .filter(({ far }) => far <= THUMB / 2)
    .sort((one, other) => one.far - other.far)
  const hit = reach[0]
  if (!hit) return []
  const large = ({ box }: { box: Box }) => Math.min(box.width, box.height) >= LARGE
  if (hit.far === 0 && large(hit)) return [hit.at]
  return reach.filter((one) => one === hit || !large(one) || one.far < 8).map(({ at }) => at)
}
