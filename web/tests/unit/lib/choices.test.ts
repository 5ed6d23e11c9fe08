import { describe, expect, it } from "vitest"
import { filtered, fold, grouped, matching, numbered } from "$lib/choices.ts"
import { position } from "./testing.ts"

const made = position({
  legal: [
    { action: 9, text: "keep 1 2", structure: { verb: "keep" } },
    { action: 3, text: "take head R", structure: { verb: "take" } },
    { action: 20, text: "end", structure: { verb: "end" } },
    { action: 2, text: "take body R G", structure: { verb: "take" } },
  ],
  choices: ["keep both", "head, red", "end the turn", "two bodies, red and green"],
  shorthand: { keep: "keep, and numbers" },
})

describe("choices", () => {
  it("stand in the order of the catalogue, those of many combinations last, numbered through", () => {
    const list = numbered(grouped(made))
    expect(list.map(({ number, choice }) => `${number} ${choice.text}`)).toEqual([
      "1 take body R G",
      "2 take head R",
      "3 end",
      "4 keep 1 2",
    ])
    expect(list.map(({ label }) => label)[1]).toBe("head, red")
    expect(grouped(made).at(-1)?.shorthand).toBe("keep, and numbers")
  })

  it("are found by the beginnings of their words", () => {
    const list = numbered(grouped(made))
    expect(matching(list, "t h r").map(({ choice }) => choice.text)).toEqual(["take head R"])
    expect(matching(list, "TAKE head r").map(({ choice }) => choice.text)).toEqual(["take head R"])
    expect(matching(list, "take")).toEqual([])
  })

  it("are found by words of their label, without accents", () => {
    const list = numbered(grouped(made))
    expect(filtered(list, "green réd").map(({ choice }) => choice.text)).toEqual(["take body R G"])
    expect(fold("  Čtyři   HLAVY ")).toBe("ctyri hlavy")
  })

  it("are none where there is no position", () => {
    expect(grouped(null)).toEqual([])
  })
})
