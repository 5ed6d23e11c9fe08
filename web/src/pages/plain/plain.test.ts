import { describe, expect, it } from "vitest"
import { acts, brief, counted, counters, inRow, points, sorted } from "./plain.ts"

const part = (name: string) => ({ name, heading: name, lines: [], reference: false, counters: "" as const, drawn: [] })

describe("a board for any game", () => {
  it("tells the areas of the players from the rest", () => {
    const { seats, things } = sorted([part("heap"), part("seat 2"), part("seat 1"), part("seats")])
    expect(seats.map(({ number }) => number)).toEqual([0, 1])
    expect(things.map(({ name }) => name)).toEqual(["heap", "seats"])
  })

  it("counts out what the view counts", () => {
    const view = { heap: 15, empty: 0, many: 400, less: -1, share: 0.5, list: [1] }
    const stones = (name: string) => ({ ...part(name), counters: "stones" as const })
    expect(counted(view, stones("heap"))).toBe(15)
    expect(counted(view, stones("empty"))).toBe(0)
    for (const name of ["many", "less", "share", "list", "none"]) expect(counted(view, stones(name))).toBeNull()
    expect(counted(null, stones("heap"))).toBeNull()
    expect(counted(view, part("heap"))).toBeNull()
  })

  it("shows what a choice would take away or add", () => {
    const changes = (now: number, then: number | null) => counters(now, then).map(({ change }) => change)
    expect(changes(3, null)).toEqual(["", "", ""])
    expect(changes(3, 1)).toEqual(["", "goes", "goes"])
    expect(changes(1, 2)).toEqual(["", "comes"])
  })

  it("lays them in even rows", () => {
    expect([1, 8, 9, 15, 17].map((count) => inRow(count, 8))).toEqual([1, 8, 5, 8, 6])
    expect(inRow(0, 8)).toBe(0)
  })

  it("tells a few words from many", () => {
    const said = (...lines: string[]) => brief({ ...part("deck"), lines })
    expect(said()).toBe(true)
    expect(said("6 cards")).toBe(true)
    expect(said("6 cards", "and more")).toBe(false)
    expect(said("a sentence that is much too long to stand in large letters")).toBe(false)
  })

  it("keeps choices of one kind together", () => {
    const choice = (action: number, verb: string) => ({ action, text: "", structure: { verb } })
    const found = acts([choice(3, "swap"), choice(1, "take"), choice(0, "take")])
    expect(found.map(({ verb, choices }) => [verb, choices.map(({ action }) => action)])).toEqual([
      ["take", [0, 1]],
      ["swap", [3]],
    ])
  })

  it("finds points where there are some", () => {
    expect(points({ seats: [{ points: 4 }, {}] }, 0)).toBe(4)
    expect(points({ seats: [{ points: 4 }, {}] }, 1)).toBeNull()
    expect(points({}, 0)).toBeNull()
  })
})
