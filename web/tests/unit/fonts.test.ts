import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("all parts of the font have one range of weights", () => {
  // A part with a wider range would be the only one asked for weights beyond the others, and has not their letters.
  const css = readFileSync("src/styles/fonts.css", "utf8")
  const ranges = css.match(/font-weight: [^;]+/g) ?? []
  expect(ranges.length).toBeGreaterThan(1)
  expect(new Set(ranges).size).toBe(1)
})
