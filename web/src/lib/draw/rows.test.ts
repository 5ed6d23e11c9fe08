import { describe, expect, it } from "vitest"
import { laidOut, rowLength } from "./rows.ts"

const width = (item: number) => item
const rows = [[10, 20], [4]]

describe("rows of things", () => {
  it("stand around a point", () => {
    expect(rowLength([10, 20], width, 2)).toBe(32)
    expect(laidOut(rows, { x: 100, y: 50, width, gap: 2, lead: 10 })).toEqual([
      [
        { item: 10, at: 84, y: 45 },
        { item: 20, at: 96, y: 45 },
      ],
      [{ item: 4, at: 98, y: 55 }],
    ])
  })

  it("or begin at one", () => {
    const laid = laidOut(rows, { x: 100, y: 50, width, gap: 2, lead: 10, start: true })
    expect(laid.map((row) => row.map(({ at }) => at))).toEqual([[100, 112], [100]])
  })
})
