import { describe, expect, it } from "vitest"
import { readFileSync } from "node:fs"
import { parse } from "smol-toml"
import { section } from "./columns.ts"
import { ANIMAL_ART } from "./animals.ts"
import { chapterOf, chapterWith, drawerWith, lively, onEdge, symbols } from "./edge.ts"
import { alternatives, figure, readPart, row, rows } from "./effects.ts"
import { flights } from "./flights.ts"
import { before } from "./hand.ts"
import { claimed, ends, heldHex, starts } from "./land.ts"
import { SIGNS } from "./signs.ts"
import { COLUMNS, faceOf, ours, sectionOf, type SeatView, type WinterBox, type WinterView } from "./view.ts"
import { lines, set, wide } from "./wrap.ts"
import type { Choice, Entry } from "$lib/wire.ts"

const choice = (structure: Record<string, unknown>, action = 0): Choice =>
  ({ action, text: Object.values(structure).join(" "), structure }) as unknown as Choice
const box = parse(readFileSync("../src/sunstone/games/endless_winter/components.toml", "utf8")) as unknown as WinterBox

describe("effects", () => {
  it("are read with what they wait for and what they cost", () => {
    expect(readPart("food 2")).toMatchObject({
      column: null,
      least: null,
      price: [],
      gains: [{ what: "food", count: 2 }],
    })
    expect(readPart("in hunt -> labour 1 & tool 1")).toMatchObject({ column: "hunt", gains: [{}, { what: "tool" }] })
    expect(readPart("pay food 1 & tool 2 -> megalith 1").price).toEqual([
      { what: "food", count: 1 },
      { what: "tool", count: 2 },
    ])
    expect(readPart("if settlements 1 -> draw 1").least).toEqual({ what: "settlements", count: 1 })
  })

  it("may be a choice, have several guards, count things and cost animals", () => {
    expect(readPart("in hunt, if camps 2, pay food 1 & animal 2 same -> vp 1")).toMatchObject({
      column: "hunt",
      least: { what: "camps", count: 2 },
      price: [{ what: "food" }, { what: "animal", count: 2, how: "same" }],
    })
    expect(readPart("vp 1 each 2 buried").gains).toEqual([{ what: "vp", count: 1, each: "buried", per: 2 }])
    expect(readPart("food 1 each elk").gains).toEqual([{ what: "food", count: 1, each: "elk", per: 1 }])
    expect(alternatives("pay food 1 -> idol 1 or -> tool 1")).toEqual(["pay food 1 -> idol 1", "-> tool 1"])
    expect(row("food 2 or tool 1").map(({ icon }) => icon)).toEqual(["food", "or", "tool"])
    expect(row("vp 1 each species").map(({ text }) => text)).toEqual(["1", undefined, "≠"])
  })

  it("of every form are drawn, in rows of their own", () => {
    const every = parse(readFileSync("../tests/games/endless_winter/every_form.toml", "utf8")) as unknown as WinterBox
    const texts = [
      ...Object.values(every.culture).flatMap(({ ability }) => ability),
      ...Object.values(every.tribe).flatMap(({ action, eclipse }) => [...action, ...eclipse]),
      ...Object.values(every.order).flatMap(({ reward }) => reward),
    ]
    const drawn = { ...SIGNS, ...ANIMAL_ART }
    for (const text of texts) for (const { icon } of row(text)) expect(drawn, `${text}: ${icon}`).toHaveProperty(icon)
    expect(rows(["food 1", "tool 1 or idol 1"])).toHaveLength(2)
  })

  it("become symbols that are all drawn", () => {
    const texts = [
      ...Object.values(box.culture).flatMap(({ ability }) => ability),
      ...[...Object.values(box.tribe), ...Object.values(box.starting)].flatMap(({ action, eclipse }) => [
        ...action,
        ...eclipse,
      ]),
      ...Object.values(box.chief).flatMap(({ a, b }) => [...a, ...b]),
      ...["settlements", "camps", "buried", "stones", "megaliths", "animals"].map((what) => `if ${what} 1 -> vp 1`),
    ]
    for (const text of texts) for (const { icon } of row(text)) expect(SIGNS, `${text}: ${icon}`).toHaveProperty(icon)
    for (const column of COLUMNS)
      for (const which of ["top", "middle", "bottom"] as const)
        for (const { icon } of section(box, column, which).flat()) expect(SIGNS).toHaveProperty(icon)
  })

  it("write halves as fractions and keep short parts in one row", () => {
    expect([figure(1), figure(1.5), figure(0.5)]).toEqual(["1", "1½", "½"])
    expect(rows(["food 1", "draw 1"])).toHaveLength(1)
    expect(rows(["reveal 1", "pay tool 1 -> animal_ground 1", "food 1"])).toHaveLength(2)
  })
})

describe("values that are ours", () => {
  it("are known by their source, whole or field by field", () => {
    expect(ours(box.culture["cu1-01"])).toBe(true)
    expect(ours(box.tribe["hunter"], "action")).toBe(false)
    expect(ours(box.tribe["hunter"], "eclipse")).toBe(true)
    expect(faceOf(box, "hunter")).toMatchObject({ section: "tribe", ability: box.tribe["hunter"]?.action })
    expect(faceOf(box, "cu1-01")).toMatchObject({
      half_labour: 0,
      ability: box.culture["cu1-01"]?.ability,
      eclipse: [],
    })
    expect(["cu1-01", "hunter", "tribe-6", "brave"].map(sectionOf)).toEqual(["culture", "tribe", "tribe", "starting"])
  })
})

describe("moves of camps", () => {
  const moves = [
    choice({ verb: "move", start: 0, end: 1 }, 1),
    choice({ verb: "move", start: 0, end: 2 }, 2),
    choice({ verb: "move", start: 5, end: 0 }, 3),
  ]
  it("have two halves", () => {
    expect(starts(moves)).toEqual([0, 5])
    expect(heldHex(moves, null)).toBeNull()
    expect(heldHex(moves, 5)).toBe(5)
    expect(heldHex(moves, 7)).toBeNull()
    expect([...ends(moves, 0).keys()]).toEqual([1, 2])
  })
  it("need no first half where there is only one", () => {
    expect(heldHex(moves.slice(0, 2), null)).toBe(0)
  })
})

describe("claims", () => {
  it("glow on their hexes", () => {
    const claims = claimed([choice({ verb: "claim", hex: 3 }), choice({ verb: "claim", hex: 11 })])
    expect([...claims.keys()]).toEqual([3, 11])
  })
})

describe("the player board in the eclipse", () => {
  it("shows what a village or an empty slot gives", () => {
    const view = { land: [], due: { kind: "board", count: 1 } } as unknown as WinterView
    const slot = choice({ verb: "board", item: "slot-3" })
    expect(symbols(view, box, slot)).toEqual(rows(box.megalith_slot["slot-3"]?.reward ?? []).flat())
    expect(symbols(view, box, choice({ verb: "board", item: "stones" }))).toEqual([])
  })
})

describe("cards before me", () => {
  const seat = {
    hand: ["elder", "cu1-01"],
    hand_size: 2,
    discards: ["scout", "brave"],
    eclipse_pile: [],
  } as unknown as SeatView
  const rival = { hand: null, hand_size: 2, discards: [], eclipse_pile: null } as unknown as SeatView
  const view = {
    phase: "action",
    seat: 0,
    order: [0, 1],
    played: ["brave", "brave"],
    unused: ["brave"],
    to_use: [],
    seats: [seat, rival],
  } as unknown as WinterView
  it("glow where their choice has its place", () => {
    const legal = [
      choice({ verb: "bury", zone: "hand", card: "elder" }),
      choice({ verb: "bury", zone: "discard", card: "scout" }),
    ]
    const cards = before(view, 0, legal)
    expect(cards.filter((card) => card.choice).map(({ zone, face }) => [zone, face])).toEqual([
      ["hand", "elder"],
      ["discard", "scout"],
    ])
    expect(cards.filter(({ zone }) => zone === "discard")).toHaveLength(1)
  })
  it("of which one was used are told from those that were not", () => {
    const used = before(view, 0, []).filter(({ zone }) => zone === "played")
    expect(used.map((card) => card.used)).toEqual([false, true])
  })
  it("of somebody else are backs", () => {
    expect(before(view, 1, []).map(({ face }) => face)).toEqual([null, null])
  })
  it("of the eclipse piles are shown by all, mine with what is left to use", () => {
    const piled = { ...seat, hand: [], eclipse_pile: ["elder", "scout"] }
    const shown = {
      ...view,
      phase: "eclipse",
      played: [],
      to_use: ["scout"],
      seats: [piled, { ...rival, eclipse_pile: ["brave"] }],
    }
    const cards = before(shown as unknown as WinterView, 0, [choice({ verb: "use", card: "scout" })])
    expect(cards.map(({ zone, face, used }) => [zone, face, used])).toEqual([
      ["eclipse", "elder", true],
      ["eclipse", "scout", false],
      ["shown", "brave", false],
    ])
    expect(cards[1]?.choice).toBeDefined()
  })
})

describe("words in a drawing", () => {
  it("are broken, and made smaller until they fit", () => {
    expect(lines("one two three", wide("one two") + 0.1, 1)).toEqual(["one two", "three"])
    const laid = set("Raising of the very tall stones beside the lake", 60, 40, 16, 6)
    expect(laid.size).toBeLessThan(16)
    expect(laid.lines.join(" ")).toBe("Raising of the very tall stones beside the lake")
  })
})

describe("chapters and the edge", () => {
  it("every verb has a place: in a chapter or on the edge", () => {
    const source = readFileSync("../src/sunstone/games/endless_winter/catalogue.py", "utf8")
    const listed = source.matchAll(/^ {8}\("([a-z]+)", "/gm)
    const verbs = new Set([...listed].map(([, verb]) => verb as string))
    expect(verbs.size).toBeGreaterThan(25)
    for (const verb of verbs) {
      const one = choice({ verb, card: "brave", which: "next" })
      expect(onEdge(one) || chapterOf(one) !== null, verb).toBe(true)
    }
  })
  it("a chapter with nothing to do gives way to one that has", () => {
    const lit = lively([choice({ verb: "hunt", animal: "elk" }), choice({ verb: "next" })])
    expect([...lit]).toEqual([["animals", 1]])
    expect(chapterWith(lit, "land")).toBe("animals")
    expect(chapterWith(lively([choice({ verb: "end" })]), "land")).toBe("land")
  })
  it("a drawer opens where most can be done, stays while it serves, and closes for a figure to be placed", () => {
    const lit = lively([
      choice({ verb: "idol", track: "honour" }),
      choice({ verb: "megalith", place: "c3", level: 0 }),
      choice({ verb: "megalith", place: "c4", level: 0 }),
    ])
    expect(drawerWith(lit, null)).toBe("megaliths")
    expect(drawerWith(lit, "animals")).toBe("megaliths")
    expect(drawerWith(lit, "idols")).toBe("idols")
    expect(drawerWith(lively([choice({ verb: "play", card: "brave" })]), "animals")).toBe("animals")
    expect(drawerWith(lively([choice({ verb: "place", figure: "tribe", space: "hunt" })]), "animals")).toBeNull()
    expect(drawerWith(lively([]), "animals")).toBeNull()
  })
})

describe("what travels", () => {
  const entry = (...events: object[]): Entry => ({ version: 7, events }) as unknown as Entry
  it("goes from where it was to where it is", () => {
    const at: Record<string, number> = { "seat-1": 1, "space-hunt": 2 }
    const where = (...places: string[]) => {
      const place = places.find((name) => name in at)
      return place === undefined ? null : { x: at[place] ?? 0, y: 0 }
    }
    const [figure, food, tool, ...more] = flights(
      [
        entry(
          { kind: "figure", seat: 1, figure: "chief", space: "hunt" },
          { kind: "gained", seat: 1, food: 1, tools: 1 },
          { kind: "stone", seat: 1 },
          { kind: "round", seat: -1, round: 2 },
        ),
      ],
      0,
      where,
    )
    expect(figure?.what).toEqual({ figure: 1, chief: true })
    expect([figure?.from.x, figure?.to.x]).toEqual([1, 2])
    expect([food?.what, tool?.what]).toEqual([{ sign: "food" }, { sign: "tool" }])
    expect(food?.from).toEqual(figure?.to)
    // The stones are not in sight: nothing comes from nowhere.
    expect(more).toEqual([])
  })
  it("is never more than can be followed", () => {
    const many = Array.from({ length: 40 }, () => ({ kind: "moved", seat: 0, start: 0, end: 1 }))
    expect(flights([entry(...many)], 0, () => ({ x: 0, y: 0 })).length).toBeLessThan(15)
  })
})
