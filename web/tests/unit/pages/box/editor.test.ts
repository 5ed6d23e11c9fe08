import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { BoxEditor, type Card, type Server } from "$src/pages/box/editor.svelte.ts"
import type { Values } from "$src/pages/box/values.ts"
import { Refusal } from "$lib/api.ts"
import type { BoxForm, BoxPart, BoxProblem, OwnBox } from "$lib/wire.ts"

const FIELDS = [
  { name: "name", label: "Name", form: { kind: "name" }, words: {} },
  { name: "points", label: "Points", form: { kind: "integer" }, words: {} },
]
const entry = (id: string, wanted: string[], optional = false, shipped = true) => ({
  id,
  title: id.toUpperCase(),
  values: shipped ? { name: "", points: 1 } : ({} as Record<string, string>),
  sources: shipped ? { name: "substitute", points: "rulebook" } : ({} as Record<string, string>),
  wanted,
  optional,
})
const FORM: BoxForm = {
  game: "g",
  wanted: 3,
  vocabulary: [],
  parts: [
    { id: "one", title: "One", fields: FIELDS, entries: [entry("a", ["name", "points"]), entry("b", ["name"])] },
    { id: "two", title: "Two", fields: FIELDS, entries: [entry("c", [], true), entry("d", [], true, false)] },
  ],
}
const [ONE, TWO] = FORM.parts as [BoxPart, BoxPart]
const box = (values: Values, revision = 0, problems: BoxProblem[] = []): OwnBox => ({
  game: "g",
  revision,
  changed: 0,
  values,
  problems,
  filled: 0,
  wanted: 3,
})
const wrong = (path: string): BoxProblem => ({ path, place: 0, line: 1, message: "A whole number is needed." })

describe("a box while it is typed in", () => {
  const saved: { revision: number; values: Values }[] = []
  let problems: BoxProblem[] = []
  let refuse: string | null = null
  let theirs = box({ one: { a: { name: "theirs" } } }, 9)
  const server: Server = {
    anybody: () => Promise.resolve(),
    load: () => Promise.resolve(theirs),
    save: (_, { revision, values }) => {
      if (refuse) {
        const body = { error: refuse, details: {}, message: refuse, anchor: "" }
        return Promise.reject(new Refusal(409, body))
      }
      saved.push({ revision, values: values as Values })
      return Promise.resolve(box(values as Values, revision + 1, problems))
    },
  }
  const open = (own = box({})) => new BoxEditor(FORM, own, server)
  const at = (editor: BoxEditor, number: number) => editor.cards[number] as Card

  beforeEach(() => {
    vi.useFakeTimers()
    saved.length = 0
    problems = []
    refuse = null
    theirs = box({ one: { a: { name: "theirs" } } }, 9)
  })
  afterEach(() => vi.useRealTimers())

  it("begins where something is missing", () => {
    expect(open().at).toBe(0)
    expect(open(box({ one: { a: { name: "x", points: 2 } } })).at).toBe(1)
  })

  it("keeps what is typed, and saves it once after a pause", async () => {
    const editor = open()
    editor.set(at(editor, 0), "name", "H")
    editor.set(at(editor, 0), "name", "Hearth")
    expect(editor.saving).toBe("waiting")
    expect(editor.value(at(editor, 0), "name")).toBe("Hearth")
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved).toEqual([{ revision: 0, values: { one: { a: { name: "Hearth" } } } }])
    expect(editor.saving).toBe("saved")
    expect(editor.revision).toBe(1)
  })

  it("confirms ours as what is printed", async () => {
    const editor = open()
    const card = at(editor, 0)
    expect(editor.standing(card)).toBe("open")
    editor.confirm(card, "name")
    expect(editor.own(card, "name")).toBe("")
    expect([editor.standing(card), editor.missing(card)]).toEqual(["begun", ["points"]])
    editor.confirmAll(card)
    expect(editor.standing(card)).toBe("done")
    expect(editor.progress(ONE)).toEqual({ filled: 2, wanted: 3 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved.at(-1)?.values).toEqual({ one: { a: { name: "", points: 1 } } })
    editor.confirm(at(editor, 1), "points")
    expect(editor.own(at(editor, 1), "points")).toBeUndefined()
    editor.clear(card, "points")
    editor.clear(card, "name")
    expect(editor.standing(card)).toBe("open")
    expect(editor.values).toEqual({ one: {} })
  })

  it("draws what is right, without our mark, and ours in place of what is wrong", async () => {
    problems = [wrong("one.a.points")]
    const editor = open()
    editor.set(at(editor, 0), "name", "Hearth")
    editor.set(at(editor, 0), "points", "x")
    expect(editor.drawn["one"]).toMatchObject({ a: { name: "", source: { name: "substitute" } } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.drawn["one"]).toMatchObject({
      a: { name: "Hearth", points: 1, source: { name: "owner", points: "rulebook" } },
    })
    expect(editor.standing(at(editor, 0))).toBe("wrong")
    expect(editor.problemsOf(at(editor, 0), "points")).toHaveLength(1)
    expect(editor.value(at(editor, 0), "points")).toBe("x")
  })

  it("tells apart problems that belong to no card", () => {
    const editor = open(box({}, 1, [wrong("one.a.points"), wrong("nothing"), wrong("one.zz.points")]))
    expect(editor.loose.map(({ path }) => path)).toEqual(["nothing", "one.zz.points"])
  })

  it("takes cards out and adds more", () => {
    const editor = open()
    expect(editor.cards.map(({ entry: { id } }) => id)).toEqual(["a", "b", "c"])
    editor.set(at(editor, 2), "points", 5)
    editor.add(TWO)
    expect(editor.card?.entry.id).toBe("d")
    expect(editor.values["two"]?.["d"]).toEqual({ name: "", points: 5 })
    expect(editor.extra(TWO)).toBeUndefined()
    editor.remove(at(editor, 3), true)
    expect(editor.cards).toHaveLength(3)
    editor.remove(at(editor, 2), true)
    expect(editor.isRemoved(at(editor, 2))).toBe(true)
    editor.remove(at(editor, 2), false)
    expect(editor.isRemoved(at(editor, 2))).toBe(false)
  })

  it("stays in the part when a further card of it goes", () => {
    const three = { ...FORM, parts: [...FORM.parts, { ...ONE, id: "three" }] }
    const editor = new BoxEditor(three, box({}), server)
    editor.add(TWO)
    expect(editor.card?.entry.id).toBe("d")
    editor.remove(editor.card as Card, true)
    expect([editor.card?.part.id, editor.card?.entry.id]).toEqual(["two", "c"])
  })

  it("gives a further card no name of another, and brings back first what was taken out", () => {
    const editor = open(box({ two: { c: { name: "Hearth", points: 4 } } }))
    editor.add(TWO)
    expect(editor.values["two"]?.["d"]).toEqual({ name: "", points: 4 })
    editor.remove(at(editor, 3), true)
    editor.remove(at(editor, 2), true)
    editor.add(TWO)
    expect(editor.card?.entry.id).toBe("c")
    expect(editor.values["two"]).toEqual({})
  })

  it("does not overwrite what another window wrote, and lets its owner choose", async () => {
    const editor = open(box({}, 3))
    refuse = "box_changed"
    editor.set(at(editor, 0), "name", "mine")
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.saving).toBe("elsewhere")
    editor.set(at(editor, 0), "name", "mine too")
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saved).toEqual([])
    refuse = null
    await editor.keepMine()
    expect(saved).toEqual([{ revision: 9, values: { one: { a: { name: "mine too" } } } }])
    await editor.takeOther()
    expect([editor.values, editor.saving]).toEqual([theirs.values, "saved"])
  })

  it("tries again when it could not be saved, and loses nothing", async () => {
    const editor = open()
    refuse = "unreachable"
    editor.set(at(editor, 0), "name", "Hearth")
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.saving).toBe("failed")
    refuse = null
    await vi.advanceTimersByTimeAsync(5000)
    expect(saved).toHaveLength(1)
    expect([editor.saving, editor.problem]).toEqual(["saved", null])
  })
})
