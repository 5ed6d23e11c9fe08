import { describe, expect, it } from "vitest"
import { AXIAL, block, depth, hexPoint, junctionPoint, placeMiddle, placeOf, project, type Sight } from "./geometry.ts"

const apart = (a: number, b: number) => {
  const [one, other] = [hexPoint(a), hexPoint(b)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}
const sight: Sight = { turn: 0, flat: false, unit: 40, middle: { x: 4, y: 2 } }

describe("the land", () => {
  it("has nineteen hexes, the base terrain in the middle, then ring by ring, row by row", () => {
    expect(AXIAL).toHaveLength(19)
    expect(AXIAL[0]).toEqual([0, 0])
    expect(AXIAL.slice(1, 7)).toEqual([
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
    ])
    expect(AXIAL[7]).toEqual([0, -2])
    expect(AXIAL[18]).toEqual([0, 2])
  })

  it("puts neighbours at the same distance and nothing nearer", () => {
    for (const hex of [1, 2, 3, 4, 5, 6]) expect(apart(0, hex)).toBeCloseTo(apart(0, 1))
    expect(apart(0, 7)).toBeGreaterThan(apart(0, 1) * 1.5)
  })

  it("puts a village where its three hexes meet", () => {
    const at = junctionPoint([1, 2, 8])
    for (const hex of [1, 2, 8]) {
      const { x, y } = hexPoint(hex)
      expect(Math.hypot(at.x - x, at.y - y)).toBeCloseTo(50)
    }
  })
})

describe("megaliths", () => {
  it("are named by column and row", () => {
    expect(placeOf("c3")).toEqual({ row: 2, column: 2 })
  })

  it("of a higher level stand where the four below meet", () => {
    const above = placeMiddle("c3", 1)
    const below = ["c3", "d3", "c4", "d4"].map((name) => placeMiddle(name, 0))
    expect(above.x).toBeCloseTo(below.reduce((sum, { x }) => sum + x, 0) / 4)
    expect(above.y).toBeCloseTo(below.reduce((sum, { y }) => sum + y, 0) / 4)
  })

  it("come back to where they were after four quarters", () => {
    const one = project(1, 3, 2, sight)
    expect(project(1, 3, 2, { ...sight, turn: 4 })).toEqual(one)
    expect(project(1, 3, 2, { ...sight, turn: 2 })).not.toEqual(one)
  })

  it("stand higher on the picture on a higher level, except from above", () => {
    expect(project(2, 2, 1, sight).y).toBeLessThan(project(2, 2, 0, sight).y)
    expect(project(2, 2, 1, { ...sight, flat: true }).y).toBe(project(2, 2, 0, { ...sight, flat: true }).y)
  })

  it("are drawn from the farthest to the nearest, level by level", () => {
    expect(depth(0, 0, 0, sight)).toBeLessThan(depth(3, 3, 0, sight))
    expect(depth(3, 3, 0, sight)).toBeLessThan(depth(0, 0, 1, sight))
    const turned = { ...sight, turn: 2 }
    expect(depth(0, 0, 0, turned)).toBeGreaterThan(depth(3, 3, 0, turned))
  })

  it("show three faces aslant and one from above", () => {
    const aslant = block({ x: 1.5, y: 1.5 }, 0, sight)
    expect(new Set([aslant.top, aslant.left, aslant.right]).size).toBe(3)
    const above = block({ x: 1.5, y: 1.5 }, 0, { ...sight, flat: true })
    expect(above.left).toBe("")
    expect(above.outline).toBe(above.top)
  })
})
