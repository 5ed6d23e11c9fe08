import { describe, expect, it } from "vitest"
import { rounds, told, turns } from "./story.ts"
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
})

describe("the course of a game", () => {
  it("is made of turns, and a round ends when somebody's turn comes again", () => {
    const list = turns([0, 0, 1, 2, 2, 0, 1, 1, 2])
    expect(list.map(({ seat, from, to, round }) => [seat, from, to, round])).toEqual([
      [0, 0, 2, 1],
      [1, 2, 3, 1],
      [2, 3, 5, 1],
      [0, 5, 6, 2],
      [1, 6, 8, 2],
      [2, 8, 9, 2],
    ])
    expect(rounds(list)).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 5 },
    ])
  })

  it("has no turns before it begins", () => {
    expect(turns([])).toEqual([])
  })
})
