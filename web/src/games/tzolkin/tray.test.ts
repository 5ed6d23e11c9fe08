import { describe, expect, it } from "vitest"
import { onBoard, sheetOf, speaking, symbols } from "./tray.ts"
import { find } from "$lib/draw/acts.ts"
import type { TzolkinBox } from "./view.ts"
import type { Choice } from "$lib/wire.ts"

const choice = (structure: Choice["structure"]): Choice => ({ action: 0, text: "", structure })
const box = { market: { wood: { corn: 2 } } } as unknown as TzolkinBox

describe("choices without a place", () => {
  it("are those that glow nowhere", () => {
    expect(onBoard(choice({ verb: "act", action: 3 }))).toBe(true)
    expect(onBoard(choice({ verb: "act", action: "none" }))).toBe(false)
    expect(onBoard(choice({ verb: "raise", temples: ["chaac"] }))).toBe(true)
    expect(onBoard(choice({ verb: "raise", temples: ["chaac", "kukulkan"] }))).toBe(false)
    expect(onBoard(choice({ verb: "build", slot: 1, how: "plain" }))).toBe(true)
    expect(onBoard(choice({ verb: "end" }))).toBe(false)
  })

  it("say in symbols what they are", () => {
    expect(symbols(box, choice({ verb: "pay", blocks: ["wood", "gold"] }))).toEqual([
      { icon: "wood" },
      { icon: "gold" },
    ])
    expect(symbols(box, choice({ verb: "sell", block: "wood" }))).toEqual([
      { icon: "wood" },
      { icon: "arrow" },
      { icon: "corn", text: "2" },
    ])
    expect(speaking(choice({ verb: "end" }))).toBe(false)
  })

  it("are found on one part of the board", () => {
    expect(sheetOf(choice({ verb: "beg", temple: "chaac" }))).toBe("temples")
    expect(sheetOf(choice({ verb: "build", slot: 2 }))).toBe("tiles")
    expect(sheetOf(choice({ verb: "place", place: "tikal" }))).toBe("wheels")
  })
})

describe("finding a choice", () => {
  it("goes by its structure, also by what is not in it", () => {
    const plain = choice({ verb: "build", slot: 1, how: "plain" })
    const usual = choice({ verb: "build", slot: 1 })
    expect(find([plain, usual], { verb: "build", slot: 1, how: undefined })).toBe(usual)
    expect(
      find([choice({ verb: "raise", temples: ["chaac"] })], { verb: "raise", temples: ["kukulkan"] }),
    ).toBeUndefined()
  })
})
