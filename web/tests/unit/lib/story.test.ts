import { describe, expect, it } from "vitest"
import { concernsAll, counted, rounds, sentences, since, told, turns } from "$lib/story.ts"
import { entry } from "./testing.ts"

describe("the log", () => {
  it("marks what was taken back, and only that", () => {
    const list = told([
      entry(1, { ply: 0 }),
      entry(2, { ply: 1 }),
      entry(3, { kind: "chat", ply: null }),
      entry(4, { kind: "undone", ply: null, body: { to: 1 } }),
      entry(5, { ply: 1 }),
    ])
    expect(list.map(({ gone }) => gone)).toEqual([false, true, false, false, false])
  })

  it("knows what the others did since my last turn, also when mine has begun", () => {
    const log = (movers: number[]) => movers.map((seat, ply) => entry(ply + 1, { seat, ply }))
    expect(since(log([]), 0)).toBe(0)
    expect(since(log([0, 0]), 0)).toBe(0)
    expect(since(log([0, 1, 2, 2]), 0)).toBe(3)
    expect(since(log([0, 1, 2, 2, 0]), 0)).toBe(3)
    expect(since(log([0, 1, 0, 2]), 0)).toBe(1)
    const undone = entry(5, { kind: "undone", ply: null, body: { to: 2 } })
    expect(since([...log([0, 1, 2, 2]), undone], 0)).toBe(1)
  })
})

describe("the rounds of a game", () => {
  it("are those the game counts", () => {
    expect(counted([1, 1, 1, 2, 4, 4])).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 3 },
      { round: 4, ply: 4 },
    ])
  })

  it("end otherwise when somebody's turn comes again", () => {
    expect(rounds([0, 0, 1, 2, 2, 0, 1, 1, 2])).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 5 },
    ])
    expect(rounds([])).toEqual([])
  })
})

describe("what is said", () => {
  it("is cut into sentences", () => {
    expect(sentences("Place workers. Or take some back… Then end")).toEqual([
      "Place workers.",
      "Or take some back…",
      "Then end",
    ])
    expect(sentences("")).toEqual([])
  })

  it("is grouped by turn, what concerns the table apart", () => {
    const log = [
      entry(1, { kind: "started", seat: null }),
      entry(2, { seat: 0 }),
      entry(3, { seat: 0 }),
      entry(4, { seat: 1 }),
    ]
    expect(turns(told(log)).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ])
  })

  it("concerns everyone only if everyone has a part in it", () => {
    const of = (...seats: number[]) => entry(1, { events: seats.map((seat) => ({ kind: "fed", seat })) })
    expect(concernsAll(of(-1, 0, 1, 2), 3)).toBe(true)
    expect(concernsAll(of(-1, 0, 1), 3)).toBe(false)
    expect(concernsAll(of(0), 1)).toBe(false)
  })
})
