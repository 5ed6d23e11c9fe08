// The shape of the land and of the megalith plan, in the numbering of the rules, and how both are drawn.

export interface Point {
  x: number
  y: number
}

const REACH = [-2, -1, 0, 1, 2]
const ring = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))

/** Where each hex lies, in axial coordinates: the middle first, then ring by ring, row by row. */
export const AXIAL: [q: number, r: number][] = REACH.flatMap((r) => REACH.map((q): [number, number] => [q, r]))
  .filter(([q, r]) => ring(q, r) <= 2)
  .sort((a, b) => ring(...a) - ring(...b) || a[1] - b[1] || a[0] - b[0])

/** From the middle of a hex to its corners. */
export const HEX = 50

/** The middle of a hex, the base terrain being at 0, 0. */
export function hexPoint(hex: number): Point {
  const [q, r] = AXIAL[hex] ?? [0, 0]
  return { x: HEX * Math.sqrt(3) * (q + r / 2), y: HEX * 1.5 * r }
}

/** The hexes beside a hex. */
export function neighbours(hex: number): number[] {
  const [q, r] = AXIAL[hex] ?? [0, 0]
  return [...AXIAL.keys()].filter((other) => {
    const [across, down] = AXIAL[other] ?? [0, 0]
    return ring(across - q, down - r) === 1
  })
}

/** The outline of a hex about its own middle, with its corner upwards. */
export function hexPath(size = HEX): string {
  const corners = [0, 1, 2, 3, 4, 5].map((side) => {
    const angle = (Math.PI / 180) * (60 * side - 90)
    return `${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join("L")}Z`
}

/** Where the three hexes of a juncture meet. */
export function junctionPoint(hexes: number[]): Point {
  const points = hexes.map(hexPoint)
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / hexes.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / hexes.length,
  }
}

// Megaliths

/** Row and column of a place, from 0: `c3` is the third row of the third column. */
export function placeOf(name: string): { row: number; column: number } {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 }
}

/** How the plan is looked at: turned by so many quarters, aslant or from above; the size of a space; its middle. */
export interface Sight {
  turn: number
  flat: boolean
  unit: number
  middle: Point
}

/** How high a megalith is, against the width of a space. */
export const TALL = 0.62

/** A point of the plan, on the given height in megaliths, on the picture. */
export function project(x: number, y: number, height: number, { turn, flat, unit, middle }: Sight): Point {
  let [across, down] = [x - middle.x, y - middle.y]
  for (let quarter = 0; quarter < turn % 4; quarter++) [across, down] = [-down, across]
  if (flat) return { x: across * unit, y: down * unit }
  return { x: (across - down) * unit * 0.72, y: (across + down) * unit * 0.4 - height * unit * TALL }
}

/** How far a place lies from the eye: what is nearer is drawn later. */
export function depth(x: number, y: number, level: number, sight: Sight): number {
  const at = project(x, y, 0, { ...sight, flat: false })
  return level * 1000 + at.y
}

/** The middle of a place on its own level: a higher one stands where four below it meet. */
export function placeMiddle(name: string, level: number): Point {
  const { row, column } = placeOf(name)
  return { x: column + 0.5 + level / 2, y: row + 0.5 + level / 2 }
}

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`
const SIDES: [number, number][] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

/** A square of the plan, on a height. */
export function square(middle: Point, half: number, height: number, sight: Sight): string {
  return path(SIDES.map(([x, y]) => project(middle.x + x * half, middle.y + y * half, height, sight)))
}

export interface Block {
  top: string
  left: string
  right: string
  outline: string
}

/** The faces of a megalith one sees. From above only the top. */
export function block(middle: Point, level: number, sight: Sight): Block {
  const half = sight.flat ? 0.43 - Math.min(level, 3) * 0.05 : 0.43
  const top = square(middle, half, level + 1, sight)
  if (sight.flat) return { top, left: "", right: "", outline: top }
  const ground = SIDES.map(([x, y]) => project(middle.x + x * half, middle.y + y * half, level, sight))
  const roof = SIDES.map(([x, y]) => project(middle.x + x * half, middle.y + y * half, level + 1, sight))
  const extreme = (points: Point[], by: (point: Point) => number) =>
    points.reduce((best, point) => (by(point) > by(best) ? point : best))
  const [west, east, south] = [(p: Point) => -p.x, (p: Point) => p.x, (p: Point) => p.y] as const
  const north = (p: Point) => -p.y
  const of = (by: (point: Point) => number) => [extreme(ground, by), extreme(roof, by)] as const
  const [[lowWest, highWest], [lowEast, highEast], [lowSouth, highSouth]] = [of(west), of(east), of(south)]
  return {
    top,
    left: path([highWest, highSouth, lowSouth, lowWest]),
    right: path([highSouth, highEast, lowEast, lowSouth]),
    outline: path([highWest, extreme(roof, north), highEast, lowEast, lowSouth, lowWest]),
  }
}

/** A line from one place to near another, with a head. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const at = (point: Point, far: number, turn = 0): string =>
    `${(point.x + far * Math.cos(angle + turn)).toFixed(1)} ${(point.y + far * Math.sin(angle + turn)).toFixed(1)}`
  const tip = { x: to.x - 30 * Math.cos(angle), y: to.y - 30 * Math.sin(angle) }
  return `M${at(from, 30)}L${at(tip, 0)}M${at(tip, -11, 0.5)}L${at(tip, 0)}L${at(tip, -11, -0.5)}`
}
