import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { dwell, Playback, type Scene } from "$lib/playback.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import { entry, info, position } from "./testing.ts"

const scene = (ply: number, said = "something happens"): Scene => ({
  version: ply,
  info: info(),
  position: position({ ply }),
  entries: [entry(ply, { seat: 1, lines: said ? [said] : [] })],
})
let playback: Playback
const ply = () => playback.shown?.position?.ply

beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 1
  playback = new Playback()
  playback.show(scene(0))
})
afterEach(() => vi.useRealTimers())

describe("scenes", () => {
  it("follow each other, each long enough to be read", () => {
    for (const step of [1, 2, 3]) playback.add(scene(step))
    expect(ply()).toBe(1)
    const seen = []
    while (playback.playing) {
      seen.push(ply())
      vi.advanceTimersByTime(dwell(scene(1)))
    }
    expect(seen).toEqual([1, 2, 3])
  })

  it("go at the speed that is wanted", () => {
    settings.speed = 2
    playback.add(scene(1))
    vi.advanceTimersByTime(dwell(scene(1)) / 2)
    expect(playback.playing).toBe(false)
    settings.speed = 0.5
    playback.add(scene(2))
    vi.advanceTimersByTime(dwell(scene(2)))
    expect(playback.playing).toBe(true)
  })

  it("stay longer the more is said, and longest at the end of the game", () => {
    const times = [scene(1, ""), scene(1, "short"), scene(1, "a sentence that takes longer to read")].map(dwell)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const end = { ...scene(1), position: position({ over: true }) }
    expect(dwell(end)).toBeGreaterThan(Math.max(...times))
  })

  it("do not take forever together", () => {
    for (let step = 1; step <= 100; step += 1) playback.add(scene(step))
    vi.advanceTimersByTime(90_000)
    expect(ply()).toBe(100)
  })

  it("show a Food Day long enough, however much waits, and before one's own next decision", () => {
    const day = (step: number): Scene => ({
      ...scene(step),
      entries: [entry(step, { seat: 1, events: [0, 1].map((seat) => ({ kind: "fed", seat })) })],
    })
    playback.add(day(1))
    for (let step = 2; step <= 100; step += 1) playback.add(scene(step))
    vi.advanceTimersByTime(dwell(day(1)) - 1)
    expect(ply()).toBe(1)
    playback.onward()
    expect(ply()).toBe(2)

    playback.showOwn(day(101))
    expect(playback.playing).toBe(true)
    playback.onward()
    expect(playback.playing).toBe(false)
    playback.showOwn(scene(102))
    expect(playback.playing).toBe(false)
  })

  it("are left out by a skip", () => {
    for (const step of [1, 2, 3]) playback.add(scene(step))
    playback.skip()
    expect(ply()).toBe(3)
    expect(playback.playing).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(ply()).toBe(3)
  })

  it("are asked for when they came together, and no more once they are skipped", async () => {
    playback.add(scene(3), () => Promise.resolve([scene(1), scene(2), scene(3)]))
    expect(ply()).toBe(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(ply()).toBe(1)
    playback.add(scene(6), () => Promise.resolve([scene(4), scene(5), scene(6)]))
    playback.skip()
    expect(ply()).toBe(6)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ply()).toBe(6)
  })

  it("wait until a decision of one's own was seen, which itself waits for nothing", () => {
    playback.showOwn(scene(1))
    expect(playback.playing).toBe(false)
    playback.add(scene(2))
    expect(ply()).toBe(1)
    vi.advanceTimersByTime(dwell(scene(1)))
    expect(ply()).toBe(2)
  })

  it("are described anew without being shown anew", () => {
    playback.add(scene(1))
    playback.add(scene(2))
    const said = { ...scene(2), version: 9, entries: [] }
    playback.amend(said)
    vi.advanceTimersByTime(dwell(scene(1)))
    expect(playback.shown).toEqual({ ...scene(2), version: 9 })
  })
})
