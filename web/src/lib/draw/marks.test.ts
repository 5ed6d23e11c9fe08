import { describe, expect, it } from "vitest"
import { entry } from "../../../tests/unit/lib/testing.ts"
import { moverOf, POINTED } from "./marks.ts"

const recent = [
  entry(2, { seat: 1, events: [{ kind: "placed", seat: 1, gear: "tikal", position: 2 }] }),
  entry(3, {
    seat: 2,
    events: [
      { kind: "settled", seat: 2, hexes: [1, 2] },
      { kind: "turned", seat: -1, days: 1 },
    ],
  }),
  entry(4, { seat: 2, events: [{ kind: "placed", seat: 2, gear: "tikal", position: 2 }] }),
]

describe("a mark", () => {
  it("has the colour of the one who was there last", () => {
    expect(moverOf(recent, [{ kind: "placed", gear: "tikal", position: 2 }])).toBe(2)
    expect(moverOf(recent, [{ kind: "placed", seat: 1 }])).toBe(1)
    expect(moverOf(recent, [{ kind: "camped" }, { kind: "settled", hexes: [1, 2] }])).toBe(2)
  })

  it("is not there where nobody was, and the table itself leaves none", () => {
    expect(moverOf(recent, [{ kind: "placed", gear: "uxmal" }])).toBeNull()
    expect(moverOf(recent, [{ kind: "turned" }])).toBeNull()
  })

  it("does not stand for what only befell somebody in another's turn", () => {
    const rewarded = entry(5, { seat: 1, events: [{ kind: "rose", seat: 0, temple: "chaac" }] })
    expect(moverOf([rewarded], [{ kind: "rose", temple: "chaac" }])).toBeNull()
  })

  it("stands for all that a line of the log tells, in the colour of whoever decided", () => {
    const pointed = entry(5, { kind: POINTED, seat: 1, events: [{ kind: "rose", seat: 0, temple: "chaac" }] })
    expect(moverOf([pointed], [{ kind: "rose", seat: 0, temple: "chaac" }])).toBe(1)
    expect(moverOf([pointed], [{ kind: "rose", seat: 2 }])).toBeNull()
  })
})
