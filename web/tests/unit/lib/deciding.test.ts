import { beforeEach, describe, expect, it, vi } from "vitest"
import { api } from "$lib/api.ts"
import { Deciding } from "$lib/deciding.svelte.ts"
import { Live } from "$lib/live.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import { TableStore } from "$lib/table.svelte.ts"
import { entry, position, sync } from "./testing.ts"
import { tables } from "$lib/transport.ts"
import type { Preview } from "$lib/wire.ts"

const choice = { action: 4, text: "take head R", structure: { verb: "take" } }
let table: TableStore
let deciding: Deciding
let preview: Preview

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  table = new TableStore("t2", "ana", new Live(tables))
  vi.spyOn(table, "rewatch").mockReturnValue()
  table.heard(sync({ position: position({ seat: null }) }))
  table.heard(sync({ position: position({ legal: [choice], choices: ["take the red head"] }) }))
  vi.spyOn(table, "act").mockResolvedValue()
  preview = { reveals: false, turn: 0, events: [], lines: ["Ana takes it"], view: {} }
  vi.spyOn(table, "preview").mockImplementation(() => Promise.resolve(preview))
  deciding = new Deciding(table)
})

describe("a decision", () => {
  it("is made at once where it can be taken back", async () => {
    settings.confirm = "final"
    await deciding.choose(choice)
    expect(deciding.asking).toBeNull()
    expect(table.act).toHaveBeenCalledWith(choice)
  })

  it("asks once where it reveals something, and is made when the answer is yes", async () => {
    settings.confirm = "final"
    preview = { ...preview, reveals: true, turn: null }
    await deciding.choose(choice)
    expect(table.act).not.toHaveBeenCalled()
    expect(deciding.asking).toEqual({ choice, label: "take the red head", reveals: true, lines: ["Ana takes it"] })
    await deciding.confirm()
    expect(deciding.asking).toBeNull()
    expect(table.act).toHaveBeenCalledWith(choice)
  })

  it("asks at the end of a turn only those who want it", async () => {
    preview = { ...preview, turn: 1 }
    settings.confirm = "turn"
    await deciding.choose(choice)
    expect(deciding.asking?.reveals).toBe(false)
    settings.confirm = "final"
    deciding.asking = null
    await deciding.choose(choice)
    expect(deciding.asking).toBeNull()
  })

  it("never asks those who do not want it, and then looks nowhere", async () => {
    settings.confirm = "never"
    preview = { ...preview, reveals: true }
    await deciding.choose(choice)
    expect(table.preview).not.toHaveBeenCalled()
    expect(table.act).toHaveBeenCalledWith(choice)
  })
})

describe("a click on what is no longer offered", () => {
  it("does nothing, and that is shown", async () => {
    await deciding.choose({ ...choice, action: 5 })
    await deciding.choose(undefined)
    expect(table.preview).not.toHaveBeenCalled()
    expect(table.act).not.toHaveBeenCalled()
    expect(deciding.missed).toBe(2)
  })
})

describe("a guide", () => {
  it("answers what it does not ask for, where it was clicked", async () => {
    const why = vi.spyOn(api, "why").mockResolvedValue({ legal: false, code: "x", anchor: "y", message: "the rule" })
    deciding.guide = { lit: () => [], leadsTo: () => false, answer: vi.fn().mockReturnValue("not now") }
    await deciding.choose(choice)
    expect(table.act).not.toHaveBeenCalled()
    expect(deciding.guide.answer).toHaveBeenCalledTimes(1)
    expect((await deciding.why?.({ verb: "take" }))?.message).toBe("not now")
    expect(why).not.toHaveBeenCalled()
    // What the rules forbid is theirs to explain.
    expect((await deciding.why?.({ verb: "keep" }))?.message).toBe("the rule")
  })
})

describe("a look", () => {
  it("shows what a choice would do, until it goes elsewhere", async () => {
    await deciding.regard(choice)
    expect(deciding.look).toEqual({ choice, preview })
    await deciding.regard(null)
    expect(deciding.look).toBeNull()
  })

  it("asks nothing while a decision is on its way", async () => {
    vi.spyOn(table, "click", "get").mockReturnValue({ seat: 0, line: 0, ply: 0, action: choice.text })
    await deciding.regard(choice)
    expect(deciding.look).toBeNull()
    expect(table.preview).not.toHaveBeenCalled()
  })
})

describe("undo", () => {
  it("leads one step back in my turn, and before my last decision otherwise", () => {
    const undo = (free_to: number | null, ask_to: number | null = 0) => ({ undo: { free_to, ask_to, asked: null } })
    const entries = [entry(1, { seat: 0, ply: 0 }), entry(2, { seat: 1, ply: 1 })]
    table.heard(sync({ position: position({ ply: 4, ...undo(2) }) }))
    expect(deciding.undoTo).toBe(3)
    table.heard(sync({ entries, position: position({ ply: 2, ...undo(null) }) }))
    expect(deciding.undoTo).toBe(0)
    for (const tooEarly of [1, null]) {
      table.heard(sync({ entries, position: position({ ply: 2, ...undo(null, tooEarly) }) }))
      expect(deciding.undoTo).toBeNull()
    }
    table.heard(sync({ entries: [], position: position({ ply: 0, ...undo(null) }) }))
    expect(deciding.undoTo).toBeNull()
  })
})
