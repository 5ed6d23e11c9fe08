import { beforeEach, describe, expect, it, vi } from "vitest"
import { api } from "$lib/api.ts"
import type { TableStore } from "$lib/table.svelte.ts"
import type { Choice, LessonStep } from "$lib/wire.ts"
import { LessonGuide, stepAt } from "$src/lessons/lesson.svelte.ts"

const step = (start: number, doing: string[], then = 0): LessonStep => ({
  start,
  text: `told at ${start}`,
  do: doing,
  then,
  answers: { keep: "Keep it for later." },
  rule: "",
})
const STEPS = [step(0, ["keep 1"], 1), step(2, []), step(2, ["take a", "take b"], 2), step(6, [])]
const choice = (text: string): Choice => ({ action: 1, text, structure: { verb: text.split(" ")[0] } })
const label = ({ text }: Choice) => text

async function guided(ply: number, on = true): Promise<LessonGuide> {
  vi.spyOn(api, "lesson").mockResolvedValue({ on, steps: STEPS })
  const guide = new LessonGuide({ id: "t", position: { ply, legal: [choice("take b")] } } as unknown as TableStore)
  await guide.load("en")
  return guide
}

beforeEach(() => localStorage.clear())

describe("a lesson", () => {
  it("tells the step of the ply, and keeps it while it is played and answered", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9].map((ply) => stepAt(STEPS, ply, 0))).toEqual([0, 0, 1, 2, 2, 2, 3, 3])
    expect(stepAt(STEPS, 2, 1)).toBe(2)
    expect(stepAt(STEPS, 2, 7)).toBe(2)
  })

  it("lights what it asks for and refuses the rest", async () => {
    const guide = await guided(3)
    expect(guide.asked).toBe("take b")
    expect(guide.lit([choice("take a"), choice("take b")])).toEqual([choice("take b")])
    expect(guide.leadsTo(choice("take a"))).toBe(false)
    expect(guide.leadsTo(choice("take b"))).toBe(true)
  })

  it("answers a mistake: with its own words for that kind of action, else in general", async () => {
    const guide = await guided(3)
    expect(guide.answer(choice("take b"), label)).toBe(null)
    expect(guide.said).toBe("")
    expect(guide.answer(choice("keep 2"), label)).toBe("Keep it for later.")
    expect(guide.said).toBe("Keep it for later.")
    expect(guide.answer(choice("take a"), label)).toBe("⟦web-lesson-refused⟧")
    expect((await guided(2)).answer(choice("take a"), label)).toBe("⟦web-lesson-read-first⟧")
    guide.leave()
    expect(guide.answer(choice("take a"), label)).toBe(null)
  })

  it("has steps that are only read", async () => {
    const guide = await guided(2)
    expect([guide.more, guide.asked]).toEqual([true, null])
    expect(guide.lit([choice("take a")])).toEqual([])
    guide.next()
    expect([guide.more, guide.asked]).toEqual([false, "take a"])
    guide.back()
    expect(guide.shown).toBe(1)
    guide.next()
    expect(guide.shown).toBe(2)
  })

  it("waits while the rival plays", async () => {
    expect((await guided(1)).watching).toBe(true)
  })

  it("can be left and come back to, also after the page was loaded anew", async () => {
    const guide = await guided(3)
    guide.leave()
    expect([guide.leads, guide.waits]).toEqual([false, true])
    expect(guide.lit([choice("take a")])).toHaveLength(1)
    expect((await guided(3)).leads).toBe(false)
    guide.comeBack()
    expect((await guided(3)).leads).toBe(true)
  })

  it("is over for whoever plays otherwise", async () => {
    const guide = await guided(3)
    guide.leave()
    expect(guide.leadsTo(choice("take a"))).toBe(null)
    expect([guide.leads, guide.waits]).toEqual([false, false])
  })

  it("ends free", async () => {
    const guide = await guided(6)
    expect([guide.done, guide.leads, guide.waits]).toEqual([true, true, false])
    expect(guide.lit([choice("x"), choice("y")])).toHaveLength(2)
    expect(guide.leadsTo(choice("x"))).toBe(null)
    expect(guide.done).toBe(true)
  })

  it("does not lead where the game has gone another way", async () => {
    expect((await guided(3, false)).leads).toBe(false)
  })
})
