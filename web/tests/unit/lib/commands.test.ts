import { describe, expect, it } from "vitest"
import { grouped, numbered } from "$lib/choices.ts"
import { completions, read, shown } from "$lib/commands.ts"
import { position } from "./testing.ts"

const list = numbered(
  grouped(
    position({
      legal: ["take tikal 3", "take tikal 4", "build 4", "end"].map((text, action) => ({
        action,
        text,
        structure: { verb: text.split(" ")[0] },
      })),
    }),
  ),
)

const part = (name: string, heading: string, lines: string[]) => ({
  name,
  heading,
  lines,
  reference: false,
  counters: "" as const,
  drawn: [],
})
const parts = [
  part("wheels", "Wheels", ["Palenque: 1 dummy", "Tikal: Ana on 3"]),
  part("temples", "Temples", ["Chaac: Ana on step 1"]),
]

describe("a part of the position", () => {
  it("is shown by its name, its heading, or whatever its lines speak of", () => {
    expect(shown(parts, "whe")).toEqual(["Wheels", "  Palenque: 1 dummy", "  Tikal: Ana on 3"])
    expect(shown(parts, "PALENQUE")).toEqual(["Wheels", "  Palenque: 1 dummy"])
    expect(shown(parts, "Ana on")).toEqual(["Wheels", "  Tikal: Ana on 3", "Temples", "  Chaac: Ana on step 1"])
    expect(shown(parts, "")).toHaveLength(5)
    expect(shown(parts, "uxmal")).toEqual([])
  })
})

describe("a typed line", () => {
  it("is a number of the list", () => {
    expect(read(" 3 ", list)).toMatchObject({ kind: "act", item: { choice: { text: "build 4" } } })
    expect(read("9", list)).toEqual({ kind: "number", number: 9 })
  })

  it("is an action, as short as is clear", () => {
    expect(read("b 4", list)).toMatchObject({ kind: "act", item: { choice: { text: "build 4" } } })
    expect(read("take tikal 3", list)).toMatchObject({ kind: "act", item: { choice: { text: "take tikal 3" } } })
    // What is there word for word is clear, whatever else begins like it.
    expect(read("e", list)).toMatchObject({ kind: "act" })
  })

  it("can mean several things, or nothing of now", () => {
    const answer = read("t t", numbered(grouped(position({ legal: [] }))))
    expect(answer).toEqual({ kind: "unknown", text: "t t" })
    const both = read("take tikal", [])
    expect(both.kind).toBe("unknown")
    const several = read(
      "t",
      numbered(
        grouped(
          position({
            legal: ["trade", "turn"].map((text, action) => ({ action, text, structure: { verb: text } })),
          }),
        ),
      ),
    )
    expect(several).toMatchObject({ kind: "several", items: [{}, {}] })
  })

  it("is a command, with what stands behind it", () => {
    expect(read("?", list)).toEqual({ kind: "command", command: "help", rest: "" })
    expect(read("", list)).toEqual({ kind: "command", command: "help", rest: "" })
    expect(read("WHY build  4", list)).toEqual({ kind: "command", command: "why", rest: "build 4" })
    expect(read("board palenque", list)).toEqual({ kind: "command", command: "board", rest: "palenque" })
  })
})

describe("completion", () => {
  it("offers actions, commands, parts and reasons", () => {
    expect(completions("ta", list, [])).toEqual(["take tikal 3", "take tikal 4"])
    expect(completions("un", list, [])).toEqual(["undo"])
    expect(completions("board w", list, parts)).toEqual(["board wheels"])
    expect(completions("board pal", list, parts)).toEqual(["board palenque"])
    expect(completions("why b", list, [])).toEqual(["why build 4"])
    expect(completions("build 4", list, [])).toEqual([])
  })
})

describe("an id", () => {
  const legal = ["choose run_YKR", "choose deck"].map((text, action) => ({
    action,
    text,
    structure: { verb: "choose" },
  }))
  const cards = numbered(grouped(position({ legal, choices: ["yellow–black–red", "the top card"] })))

  it("is never offered, and the card is found by its description", () => {
    expect(completions("choose", cards, [])).toEqual(["choose deck"])
    expect(read("black red", cards)).toMatchObject({ kind: "act", item: { number: 1 } })
  })
})
