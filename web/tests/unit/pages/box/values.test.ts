import { describe, expect, it } from "vitest"
import { placesOf, textOf, typed, valueOf, withPlace, type Value } from "$src/pages/box/values.ts"
import type { BoxField } from "$lib/wire.ts"

const field = (kind: string, rest: Record<string, unknown> = {}): BoxField => ({
  name: "f",
  label: "F",
  form: { kind, ...rest },
  words: {},
})

describe("a value as text and back", () => {
  it.each<[string, Value, string]>([
    ["integer", 7, "7"],
    ["name", "Hearth", "Hearth"],
    ["integers", [2, 3, 5], "2 3 5"],
    ["rising", [], ""],
    ["choices", ["elk", "mammoth"], "elk, mammoth"],
    ["ability", ["food 2", "pay food 1 -> tool 2"], "food 2; pay food 1 -> tool 2"],
    [
      "value",
      [
        [1, 2],
        [2, 5],
      ],
      "[[1,2],[2,5]]",
    ],
  ])("of the kind %s", (kind, value, text) => {
    expect(textOf(field(kind), value)).toBe(text)
    expect(valueOf(field(kind), text, value)).toEqual(value)
  })

  it("is kept as it was typed where it cannot be read", () => {
    expect(valueOf(field("integer"), " 1x ")).toBe("1x")
    expect(textOf(field("integer"), "1x")).toBe("1x")
    expect(valueOf(field("integers"), "2 three")).toEqual([2, "three"])
    expect(valueOf(field("value"), "[1, 2", [1, 2])).toBe("[1, 2")
    expect(valueOf(field("value"), '{"a": 1}', [1])).toBe('{"a": 1}')
    expect(valueOf(field("value"), "3", "a text")).toBe("3")
  })

  it("forgives other signs between numbers and empty parts", () => {
    expect(valueOf(field("integers"), "2, 3;5")).toEqual([2, 3, 5])
    expect(valueOf(field("ability"), "food 2; ;")).toEqual(["food 2"])
  })
})

describe("places", () => {
  const value: Value = ["", "start 3 6", ["food 1", "tool 1"]]

  it("have a text each", () => {
    expect(placesOf(value, 4)).toEqual(["", "start 3 6", "food 1; tool 1", ""])
    expect(placesOf(undefined, 2)).toEqual(["", ""])
  })

  it("change one by one", () => {
    expect(withPlace(value, 3, 0, "idol 1; draw 1")).toEqual([["idol 1", "draw 1"], "start 3 6", ["food 1", "tool 1"]])
    expect(withPlace(value, 3, 2, "food 1")).toEqual(["", "start 3 6", "food 1"])
    expect(withPlace(value, 3, 1, "")).toEqual(["", "", ["food 1", "tool 1"]])
  })
})

describe("a word from the palette", () => {
  const put = (text: string, word: string, from = text.length, to = from) => {
    const made = typed(text, from, to, word)
    return `${made.text.slice(0, made.from)}[${made.text.slice(made.from, made.to)}]${made.text.slice(made.to)}`
  }

  it("comes with its number marked, to be typed over", () => {
    expect(put("", "food 1")).toBe("food [1]")
    expect(put("", "pay food 1 -> ")).toBe("pay food [1] -> ")
  })

  it("begins a part of its own, or goes on where one is open", () => {
    expect(put("food 2", "tool 1")).toBe("food 2; tool [1]")
    expect(put("food 2;", "tool 1")).toBe("food 2; tool [1]")
    expect(put("in hunt -> ", "labour 1")).toBe("in hunt -> labour [1]")
    expect(put("in hunt -> labour 1 &", "tool 1")).toBe("in hunt -> labour 1 & tool [1]")
    expect(put("food 2 or ", "tool 1")).toBe("food 2 or tool [1]")
  })

  it("joins what stands there", () => {
    expect(put("food 1", " each settlements")).toBe("food 1 each settlements[]")
    expect(put("in hunt -> food 1", "& ")).toBe("in hunt -> food 1 & []")
    expect(put("food 1", " or ")).toBe("food 1 or []")
    expect(put("food 1", "; ")).toBe("food 1; []")
  })

  it("takes the place of what is marked", () => {
    expect(put("food 2; tool 1", "idol 1", 8, 14)).toBe("food 2; idol [1]")
    expect(put("food 2", "idol 1", 0, 6)).toBe("idol [1]")
  })
})
