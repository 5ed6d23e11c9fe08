import { expect, it } from "vitest"
import { inUnits } from "./travel.ts"

it("puts pixels of the screen into units of the drawing", () => {
  expect(inUnits("transform: translate(30px,-15px) scale(1, 1)", 0.5)).toContain("translate(60px,-30px)")
})
