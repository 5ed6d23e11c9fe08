import { describe, expect, it } from "vitest"
import { toneOf } from "$lib/signal.ts"
import { entry } from "./testing.ts"

const standing = { begins: false, over: false, mine: [0] }

describe("the tone for what is new", () => {
  it("is one, for the most important thing", () => {
    const move = entry(2, { seat: 1 })
    const talk = entry(3, { kind: "chat", seat: 1, ply: null })
    expect(toneOf([move], standing)).toBe("move")
    expect(toneOf([move, talk], { ...standing, begins: true })).toBe("turn")
    expect(toneOf([move], { ...standing, begins: true, over: true })).toBe("over")
    expect(toneOf([talk], standing)).toBe("chat")
  })

  it("is none for my own words, for nothing, and for a game that was over before", () => {
    expect(toneOf([entry(3, { kind: "chat", seat: 0, ply: null })], standing)).toBeNull()
    expect(toneOf([], standing)).toBeNull()
    expect(toneOf([], { ...standing, over: true })).toBeNull()
  })
})
