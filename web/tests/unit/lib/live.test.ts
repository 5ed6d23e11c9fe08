import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Refusal } from "$lib/api.ts"
import { Live, Lost, type Follower } from "$lib/live.svelte.ts"
import { news, sync } from "./testing.ts"
import { SocketTransport } from "$lib/transport.ts"
import type { ServerFrame } from "$lib/wire.ts"

class FakeSocket {
  static made: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  closed = false
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.closed = true
  }

  hear(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  hello() {
    this.hear({ type: "hello", user: "ana", beat_seconds: 4, now: Date.now() + 500 })
  }
}

const last = () => FakeSocket.made.at(-1) as FakeSocket

function follower(table = "t2"): Follower & { frames: unknown[]; refusals: Refusal[]; seen: number } {
  return {
    frames: [],
    refusals: [],
    seen: 0,
    wish() {
      return { table, seat: 0, seen: this.seen || null, language: "en" }
    },
    heard(frame) {
      this.frames.push(frame)
    },
    refused(refusal) {
      this.refusals.push(refusal)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  vi.stubGlobal("WebSocket", FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the connection", () => {
  it("watches what is followed once it is open, and passes on what it hears", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    const one = follower()
    live.follow("t2", one)
    expect(last().sent).toEqual([])
    last().hello()
    expect(last().sent).toEqual([{ id: 1, type: "watch", table: "t2", seat: 0, seen: null, language: "en" }])
    last().hear(sync())
    last().hear(news({ table: "other" }))
    expect(one.frames).toEqual([sync()])
    expect(live.now() - Date.now()).toBe(500)
  })

  it("comes back by itself, with the version it has seen", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    const one = follower()
    live.follow("t2", one)
    last().hello()
    one.seen = 7
    last().onclose?.({ code: 1012 })
    expect(live.state).toBe("lost")
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.made).toHaveLength(2)
    last().hello()
    expect(live.state).toBe("open")
    expect(last().sent).toMatchObject([{ type: "watch", seen: 7 }])
  })

  it("answers heartbeats, and takes a silent server for gone", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    live.start()
    last().hello()
    last().hear({ type: "beat", now: Date.now() })
    expect(last().sent).toEqual([{ type: "beat" }])
    vi.advanceTimersByTime(11_000)
    expect(live.state).toBe("open")
    vi.advanceTimersByTime(2000)
    expect(live.state).toBe("lost")
  })

  it("settles commands by their answers, and all of them when it is lost", async () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    live.start()
    last().hello()
    const good = live.command({ type: "say", table: "t2", text: "hi" })
    const bad = live.command({ type: "say", table: "t2", text: "" })
    const gone = live.command({ type: "say", table: "t2", text: "?" })
    last().hear({ type: "ok", id: 1, version: 3 })
    last().hear({ type: "refused", id: 2, error: "empty_text", details: {}, message: "Empty.", anchor: "" })
    await expect(good).resolves.toMatchObject({ version: 3 })
    await expect(bad).rejects.toMatchObject({ code: "empty_text", message: "Empty." })
    const told = live.command({ type: "say", table: "t2", text: "so" })
    last().hear(news({ version: 4 }))
    last().hear(news({ version: 5, id: 4 }))
    await expect(told).resolves.toMatchObject({ version: 5 })
    live.cut()
    await expect(gone).rejects.toBeInstanceOf(Lost)
    await expect(live.command({ type: "say", table: "t2", text: "?" })).rejects.toBeInstanceOf(Lost)
  })

  it("knows which tables wait for me", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    live.start()
    last().hello()
    last().hear({ type: "turns", tables: ["a", "b"] })
    last().hear({ type: "turn", table: "a", yours: false })
    last().hear({ type: "turn", table: "c", yours: true })
    live.waits("b", false)
    expect([...live.turns]).toEqual(["c"])
  })

  it("tells a follower whose table cannot be watched", async () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    const one = follower()
    live.follow("t2", one)
    last().hello()
    last().hear({ type: "refused", id: 1, error: "no_table", details: {}, message: "None.", anchor: "" })
    await vi.runAllTicks()
    await Promise.resolve()
    expect(one.refusals.map(({ code }) => code)).toEqual(["no_table"])
  })

  it("stays closed when its session has ended, until it is known who is here", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    live.follow("t2", follower())
    last().hello()
    last().hear({ type: "turns", tables: ["a"] })
    last().onclose?.({ code: 4401 })
    expect(live.state).toBe("ended")
    expect([...live.turns]).toEqual([])
    live.follow("other", follower("other"))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    live.reopen(true)
    expect(FakeSocket.made).toHaveLength(2)
    last().hello()
    expect(live.state).toBe("open")
    expect(last().sent.map(({ table }) => table)).toEqual(["t2", "other"])
  })

  it("comes back after every other way of being closed", () => {
    for (const code of [1001, 1006, 1008, 1012, 1013]) {
      const live = new Live(new SocketTransport(() => "ws://here"))
      live.start()
      last().hello()
      const before = FakeSocket.made.length
      last().onclose?.({ code })
      vi.advanceTimersByTime(1000)
      expect(FakeSocket.made, String(code)).toHaveLength(before + 1)
      live.cut()
      vi.clearAllTimers()
    }
  })

  it("is opened for nobody only where a table is followed", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    live.start()
    last().hello()
    live.reopen(false)
    expect(last().closed).toBe(true)
    expect(live.state).toBe("off")
    expect(FakeSocket.made).toHaveLength(1)
    live.follow("t2", follower())
    live.reopen(false)
    expect(live.state).toBe("connecting")
    expect(FakeSocket.made).toHaveLength(3)
  })

  it("tells a follower that its seat is lost", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    const one = follower()
    live.follow("t2", one)
    last().hello()
    last().hear({ type: "unseated", table: "t2", seat: 0 })
    expect(one.frames).toEqual([{ type: "unseated", table: "t2", seat: 0 }])
  })

  it("stops watching what nobody follows", () => {
    const live = new Live(new SocketTransport(() => "ws://here"))
    const stop = live.follow("t2", follower())
    last().hello()
    stop()
    expect(last().sent.at(-1)).toMatchObject({ type: "unwatch", table: "t2" })
  })
})
