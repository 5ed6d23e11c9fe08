import { expect, it } from "vitest"
import { readFileSync } from "node:fs"
import { parse } from "smol-toml"
import { pictured } from "./logged.ts"
import type { WinterBox, WinterView } from "./view.ts"
import { whyHex } from "./why.ts"

const box = parse(readFileSync("../src/sunstone/games/endless_winter/components.toml", "utf8")) as unknown as WinterBox

it("a line of the log has pictures of what it is about, and of a hidden card only the back", () => {
  expect(pictured({ kind: "hunted", seat: 1, animal: "elk", top: false }, box)).toEqual([{ animal: "elk" }])
  expect(pictured({ kind: "drew", seat: 1 }, box)).toEqual([{ items: [{ icon: "draw" }] }])
  expect(pictured({ kind: "drew", seat: 1, card: "elder" }, box)).toEqual([{ card: "elder" }])
  expect(pictured({ kind: "order", order: [1, 0] }, box)).toEqual([])
})

it("a hex asks for the camp that would come there, or that would leave it", () => {
  const land = Array.from({ length: 19 }, (_, hex) => ({ camps: [hex === 0 ? 1 : 0, 0] }))
  const view = { phase: "action", land } as unknown as WinterView
  expect(whyHex(view, 0, 0)).toEqual({ verb: "move", start: 0 })
  expect(whyHex(view, 0, 3)).toEqual({ verb: "move", start: 0, end: 3 })
  expect(whyHex(view, 0, 18)).toEqual({ verb: "move", start: 18 })
  expect(whyHex({ ...view, phase: "eclipse" }, 0, 3)).toEqual({ verb: "claim", hex: 3 })
})
