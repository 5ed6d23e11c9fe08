import { describe, expect, it } from "vitest"
import { K, MIDDLE, PICTURE, PLACES, TOOTH, slotAngle, stationPoint, stationSize, step } from "./geometry.ts"
import { actionsOf } from "./items.ts"
import { GEARS } from "./view.ts"

const turned = (degrees: number, by: number) => Math.abs((((degrees % by) + by * 1.5) % by) - by / 2)

describe("the wheels of Tzolk'in", () => {
  it("stand so that their pitch circles touch the great wheel's", () => {
    for (const gear of GEARS) {
      const { x, y, teeth } = PLACES[gear]
      expect(Math.hypot(x, y)).toBeCloseTo((26 + teeth) * K)
    }
  })

  it("meet a tooth of the great wheel with a gap", () => {
    for (const gear of GEARS) {
      const { mesh } = PLACES[gear]
      expect(turned(mesh - 180 - 90, TOOTH)).toBeCloseTo(0)
      expect(turned(slotAngle(gear, 0) - mesh, step(gear))).toBeCloseTo(step(gear) / 2)
    }
  })

  it("have their stations clear of each other and of the great wheel", () => {
    const stations = GEARS.flatMap((gear) =>
      Array.from({ length: PLACES[gear].top + 1 }, (_, slot) => ({
        ...stationPoint(gear, slot),
        size: stationSize(slot, actionsOf(gear)),
      })),
    )
    for (const [at, one] of stations.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeGreaterThan(29.5 * K)
      // Whole in the picture, with the line around it.
      expect(MIDDLE.x - Math.abs(one.x)).toBeGreaterThan(one.size + 2)
      expect(one.y + MIDDLE.y + one.size + 2).toBeLessThan(PICTURE.height)
      for (const other of stations.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size + other.size)
    }
  })
})
