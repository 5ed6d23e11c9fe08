import { expect, it } from "vitest"
import { cut, snug, wrapped } from "./fit.ts"

it("breaks words into lines and leaves a long word whole", () => {
  expect(wrapped("Pozyskiwanie surowców", 12)).toEqual(["Pozyskiwanie", "surowców"])
  expect(wrapped("a b c", 3)).toEqual(["a b", "c"])
  expect(wrapped("Teologia", 4)).toEqual(["Teologia"])
})

it("makes words smaller only where they would not fit", () => {
  expect(snug(["ab"], 100, 18)).toBe(18)
  expect(snug(["abcdefghij"], 57, 18)).toBeCloseTo(10)
})

it("cuts a name with a sign that it goes on", () => {
  expect(cut("Marta", 5)).toBe("Marta")
  expect(cut("Marta Nováková", 7)).toBe("Marta …")
})
