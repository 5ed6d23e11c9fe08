import { expect, it } from "vitest"
import { framed } from "./frame.ts"

const size = { width: 400, height: 400 }
const limits = { width: 200, height: 200, room: { width: 200, height: 200 }, most: 4 }

it("brings a region near, its middle in the middle of the window", () => {
  const frame = framed({ x: 0, y: 0, width: 200, height: 200 }, size, 0.5, limits)
  expect(frame.zoom).toBe(2)
  expect([frame.x, frame.y]).toEqual([100, 100])
})

it("comes no nearer than allowed, and never shows less than all", () => {
  expect(framed({ x: 190, y: 190, width: 20, height: 20 }, size, 0.5, limits).zoom).toBe(4)
  expect(framed({ x: 0, y: 0, width: 900, height: 900 }, size, 0.5, limits)).toEqual({ x: 0, y: 0, zoom: 1 })
})
