import { describe, expect, it } from "vitest"
import { distance, meant, nextTo, type Box } from "./around.ts"

const at = (left: number, top: number, size = 20): Box => ({ left, top, width: size, height: size })

describe("looking around", () => {
  const grid = [at(0, 0), at(100, 0), at(0, 100), at(100, 100)]

  it("goes to what lies next in the direction", () => {
    expect(nextTo(grid[0] as Box, grid, "ArrowRight")).toBe(1)
    expect(nextTo(grid[0] as Box, grid, "ArrowDown")).toBe(2)
    expect(nextTo(grid[3] as Box, grid, "ArrowLeft")).toBe(2)
  })

  it("stays where nothing lies that way", () => {
    expect(nextTo(grid[0] as Box, grid, "ArrowUp")).toBe(-1)
  })

  it("prefers what lies straight on to what is nearer but aside", () => {
    expect(nextTo(at(0, 0), [at(40, 60), at(90, 0)], "ArrowRight")).toBe(1)
  })
})

describe("a thumb", () => {
  it("measures from the edge of a thing", () => {
    expect(distance(at(0, 0), 10, 10)).toBe(0)
    expect(distance(at(0, 0), 23, 24)).toBe(5)
  })

  it("means what it hit, if that is large enough", () => {
    expect(meant([at(0, 0, 60), at(62, 0)], 50, 10)).toEqual([0])
    expect(meant([at(0, 0, 41), at(44, 0, 41)], 38, 10)).toEqual([0])
  })

  it("may mean either of two small things close together", () => {
    expect(meant([at(0, 0), at(24, 0)], 18, 10)).toEqual([0, 1])
  })

  it("finds a small thing beside it, and nothing far away", () => {
    expect(meant([at(0, 0)], 30, 10)).toEqual([0])
    expect(meant([at(0, 0)], 80, 10)).toEqual([])
  })
})
