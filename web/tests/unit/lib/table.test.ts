import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { api, Refusal } from "$lib/api.ts"
import { Live, Lost } from "$lib/live.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import { TableStore } from "$lib/table.svelte.ts"
import { entry, info, news, position, sync } from "./testing.ts"
import { tables } from "$lib/transport.ts"
import type { Entry, Ok } from "$lib/wire.ts"

class FakeLive extends Live {
  commands: Record<string, unknown>[] = []
  watched = 0
  answer: () => Promise<Ok> = () => Promise.resolve({ type: "ok", id: 1, version: 2 })

  override follow() {
    return () => undefined
  }

  override watch() {
    this.watched += 1
  }

  override command(frame: Record<string, unknown> & { type: string }) {
    this.commands.push(frame)
    return this.answer()
  }
}

const choice = { action: 4, text: "take head R", structure: { verb: "take" } }
let live: FakeLive

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  settings.speed = 0
  live = new FakeLive(tables)
})

function seated(user: string | null = "ana"): TableStore {
  const table = new TableStore("t2", user, live)
  table.heard(sync({ position: position({ seat: null }) }))
  if (user) table.heard(sync({ position: position({ legal: [choice] }) }))
  return table
}

describe("a table", () => {
  it("is looked at with the eyes of my seat", () => {
    const table = seated()
    expect(table.seat).toBe(0)
    expect(live.watched).toBe(1)
    expect(table.wish()).toMatchObject({ table: "t2", seat: 0, seen: 1 })
    expect(table.myTurn).toBe(true)
  })

  it("is watched by somebody who does not sit there", () => {
    const table = seated("eve")
    expect(table.seat).toBeNull()
    expect(table.myTurn).toBe(false)
  })

  it("asks once what a choice would do, and no more when the position moves on", async () => {
    const signals: AbortSignal[] = []
    const asked = vi.spyOn(api, "preview").mockImplementation((_id, _seat, _action, signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    const table = seated()
    void table.preview(choice)
    void table.preview(choice)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(signals[0]?.aborted).toBe(false)
    await table.act(choice)
    expect(signals[0]?.aborted).toBe(true)
    void table.preview(choice)
    table.heard(news({ position: position({ ply: 1, legal: [choice] }) }))
    expect(signals[1]?.aborted).toBe(true)
    asked.mockRestore()
  })

  it("sends a decision with the position it answers", async () => {
    const table = seated()
    await table.act(choice)
    expect(live.commands).toEqual([{ type: "act", table: "t2", seat: 0, line: 0, ply: 0, action: "take head R" }])
    expect(table.click).toBeNull()
  })

  it("keeps a decision while the network is away, and sends it once when it is back", async () => {
    const table = seated()
    live.answer = () => Promise.reject(new Lost())
    await table.act(choice)
    expect(table.click).toMatchObject({ ply: 0, action: "take head R" })
    live.answer = () => Promise.resolve({ type: "ok", id: 2, version: 2 })
    table.heard(news({ version: 1 }))
    await Promise.resolve()
    await Promise.resolve()
    expect(live.commands).toHaveLength(2)
    expect(live.commands[1]).toEqual(live.commands[0])
    expect(table.click).toBeNull()
  })

  it("sends a decision made after the news of the last one and before its answer", async () => {
    const table = seated()
    let answer: (ok: Ok) => void = () => undefined
    live.answer = () => new Promise((resolve) => (answer = resolve))
    const first = table.act(choice)
    table.heard(news({ entries: [entry(2, { ply: 0 })], position: position({ ply: 1, legal: [choice] }) }))
    void table.act(choice)
    expect(live.commands).toHaveLength(1)
    answer({ type: "ok", id: 1, version: 2 })
    await first
    expect(live.commands.map(({ ply }) => ply)).toEqual([0, 1])
  })

  it("keeps a decision over a reload of the page, and sends it from there", async () => {
    const before = seated()
    live.answer = () => Promise.reject(new Lost())
    await before.act(choice)
    live = new FakeLive(tables)
    const after = seated()
    await Promise.resolve()
    expect(live.commands).toEqual([{ type: "act", table: "t2", seat: 0, line: 0, ply: 0, action: "take head R" }])
    await vi.waitFor(() => expect(after.click).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })

  it("forgets a kept decision of somebody else", async () => {
    const before = seated()
    live.answer = () => Promise.reject(new Lost())
    await before.act(choice)
    live = new FakeLive(tables)
    expect(seated("bob").click).toBeNull()
    expect(live.commands).toEqual([])
  })

  it("does not send a decision again that had arrived", async () => {
    const table = seated()
    live.answer = () => Promise.reject(new Lost())
    await table.act(choice)
    table.heard(news({ entries: [entry(2, { ply: 0 })], position: position({ ply: 1, turn: 1 }) }))
    expect(live.commands).toHaveLength(1)
    expect(table.click).toBeNull()
    expect(table.problem).toBeNull()
  })

  it("does not play a decision in another position, and says so", async () => {
    const table = seated()
    live.answer = () => Promise.reject(new Lost())
    await table.act(choice)
    table.heard(news({ entries: [entry(2, { kind: "undone", ply: null })], position: position({ line: 1 }) }))
    expect(live.commands).toHaveLength(1)
    expect(table.problem?.code).toBe("moved_on")
  })

  it("says why a decision was refused", async () => {
    const table = seated()
    live.answer = () =>
      Promise.reject(new Refusal(422, { error: "illegal_no_room", details: {}, message: "No room.", anchor: "take" }))
    await table.act(choice)
    expect(table.problem).toEqual({ message: "No room.", code: "illegal_no_room", anchor: "take" })
    expect(table.click).toBeNull()
  })

  it("adds what is new to the log, and nothing twice", () => {
    const table = seated()
    table.heard(news({ version: 3, entries: [entry(2), entry(3)] }))
    table.heard(news({ version: 3, entries: [entry(2), entry(3)] }))
    expect(table.entries.map(({ version }) => version)).toEqual([2, 3])
  })

  it("tells which tables wait for me", () => {
    const table = seated()
    expect([...live.turns]).toEqual(["t2"])
    table.heard(news({ version: 2, position: position({ ply: 1, turn: 1 }) }))
    expect([...live.turns]).toEqual([])
  })
})

describe("several seats of mine", () => {
  const shared = info({
    seats: [
      { kind: "person", user: "ana", name: "Ana", bot: null, away: "", machine: false, guest: false },
      { kind: "person", user: "ana", name: "Eva", bot: null, away: "", machine: false, guest: false },
    ],
  })

  /** Ana has decided, and it is Eva's turn at the same device, who sees this. */
  function handed(secret: boolean): TableStore {
    const table = new TableStore("t2", "ana", live)
    table.heard(sync({ info: shared, position: position({ seat: null }) }))
    expect(table.seat).toBe(0)
    table.heard(sync({ info: shared }))
    table.heard(news({ version: 2, position: position({ ply: 1, turn: 1 }) }))
    expect(table.next).toBe(1)
    expect(table.seat).toBe(0)
    table.takeOver()
    expect(table.seat).toBe(1)
    expect(table.next).toBeNull()
    expect(table.wish()).toMatchObject({ seat: 1, seen: null })
    table.heard(sync({ info: shared, version: 2, position: position({ seat: 1, ply: 1, turn: 1, secret }) }))
    return table
  }

  it("are covered for the next one who sees something of their own", () => {
    expect(handed(true).handOver).toBe(1)
  })

  it("go on at once where nothing is hidden", () => {
    expect(handed(false).handOver).toBeNull()
  })
})

describe("an answer about the table", () => {
  it("counts where it is the newest that is known", async () => {
    const table = seated()
    expect(await table.change(() => Promise.resolve(info({ version: 2, next: "t3" })))).toBe(true)
    expect(table.info?.next).toBe("t3")
  })

  it("that comes after newer news does not turn the table back", async () => {
    const table = new TableStore("t2", "bob", live)
    const { seats } = info()
    const open = info({ status: "open", version: 2, turn: null })
    table.heard(sync({ version: 1, info: { ...open, version: 1, seats: seats.slice(0, 1) }, position: null }))
    let answer: (joined: typeof open) => void = () => undefined
    const joining = table.change(() => new Promise((resolve) => (answer = resolve)))
    table.heard(news({ version: 2, info: open, position: null }))
    table.heard(news({ version: 3, info: info({ version: 3 }), position: position({ seat: 1 }) }))
    answer(open)
    await joining
    expect(table.info?.status).toBe("playing")
  })
})

describe("what the others did", () => {
  const at = (ply: number, turn: number) => position({ ply, turn, seat: 0 })
  const did = (version: number, seat: number, rest: Partial<Entry> = {}) =>
    entry(version, { seat, ply: version - 2, lines: [`line ${version}`], ...rest })

  beforeEach(() => {
    vi.useFakeTimers()
    settings.speed = 1
  })
  afterEach(() => vi.useRealTimers())

  it("is shown step by step, and everything speaks of the step that is shown", () => {
    const table = seated()
    table.heard(news({ version: 2, entries: [did(2, 0)], position: at(1, 1) }))
    expect(table).toMatchObject({ position: { ply: 1 }, settled: true, myTurn: false, actor: 1 })
    table.heard(news({ version: 3, entries: [did(3, 1)], position: at(2, 1) }))
    table.heard(news({ version: 4, entries: [did(4, 1)], position: at(3, 0) }))
    // My own move is looked at first.
    expect(table).toMatchObject({ position: { ply: 1 }, myTurn: false })
    expect(table.log.map(({ version }) => version)).toEqual([2])
    vi.advanceTimersByTime(1000)
    expect(table).toMatchObject({ position: { ply: 2 }, myTurn: false, actor: 1 })
    expect(table.log.map(({ version }) => version)).toEqual([2, 3])
    vi.advanceTimersByTime(1000)
    expect(table).toMatchObject({ position: { ply: 3 }, settled: false, myTurn: false, actor: 1 })
    vi.advanceTimersByTime(1000)
    expect(table).toMatchObject({ settled: true, myTurn: true, actor: 0, replayable: true })
    expect(table.recent.map(({ version }) => version)).toEqual([3, 4])
  })

  it("can be shown again", async () => {
    const table = seated()
    table.heard(sync({ version: 3, entries: [did(2, 1), did(3, 1)], position: at(2, 0) }))
    const steps = [0, 1, 2].map((ply) => ({ position: at(ply, 1), entries: ply ? [did(ply + 1, 1)] : [] }))
    vi.spyOn(api, "recent").mockResolvedValue(steps)
    await table.replay()
    expect(api.recent).toHaveBeenCalledWith("t2", 0)
    expect(table).toMatchObject({ replaying: true, position: { ply: 0 }, myTurn: false, log: [] })
    table.skip()
    expect(table).toMatchObject({ replaying: false, position: { ply: 2 }, myTurn: true })
  })

  it("is played one by one also where it arrives together with my own decision", async () => {
    const table = seated()
    const steps = [1, 2, 3].map((ply) => ({ position: at(ply, 1), entries: [] }))
    vi.spyOn(api, "recent").mockResolvedValue(steps)
    table.heard(news({ version: 4, entries: [did(2, 0), did(3, 1), did(4, 1)], position: at(3, 0) }))
    expect(table).toMatchObject({ position: { ply: 0 }, myTurn: false })
    const seen: unknown[] = []
    for (let step = 0; step < 3; step += 1) {
      await vi.advanceTimersByTimeAsync(step ? 1000 : 0)
      seen.push([table.position?.ply, table.happened.map(({ version }) => version), table.actor])
    }
    expect(seen).toEqual([
      [1, [2], 0],
      [2, [3], 1],
      [3, [4], 1],
    ])
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.myTurn).toBe(true)
  })

  it("is seen to its end before the result is", () => {
    const table = seated()
    const over = { ...at(1, 0), over: true, turn: null }
    table.heard(news({ version: 2, entries: [did(2, 1)], info: info({ status: "finished" }), position: over }))
    expect(table).toMatchObject({ position: { over: true }, finished: false, actor: 1 })
    vi.advanceTimersByTime(4000)
    expect(table.finished).toBe(true)
  })

  it("is not held up by talk", () => {
    const table = seated()
    table.heard(news({ version: 2, entries: [did(2, 1)], position: at(1, 0) }))
    table.heard(news({ version: 3, entries: [entry(3, { kind: "chat" })], position: at(1, 0) }))
    expect(table.settled).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(table).toMatchObject({ settled: true, myTurn: true })
  })

  it("is there at once where the settings want it", () => {
    settings.speed = 0
    const table = seated()
    table.heard(news({ version: 2, entries: [did(2, 1)], position: at(1, 0) }))
    expect(table).toMatchObject({ position: { ply: 1 }, settled: true })
  })
})

describe("seats that are drawn by lot at the start", () => {
  const drawn = (rest: Parameters<typeof sync>[0] = {}) => {
    const told = info({ drawn: true })
    const seats = [...told.seats].reverse()
    const seat = seats.findIndex(({ user }) => user === "ana")
    const order = entry(3, { kind: "started", user: "ana", body: { order: [1, 0] } })
    return {
      seat,
      frame: sync({ version: 3, info: { ...told, seats }, entries: [order], position: position({ seat }), ...rest }),
    }
  }

  it("are followed without a word", () => {
    const table = seated()
    const watched = live.watched
    const { seat, frame } = drawn()
    expect(seat).not.toBe(table.seat)
    table.heard(frame)
    expect(table.seat).toBe(seat)
    expect(table.position?.seat).toBe(seat)
    expect(table.unseated).toBeNull()
    expect(live.watched).toBe(watched)
  })

  it("are found again by somebody who was away meanwhile", () => {
    const table = seated()
    const { seat, frame } = drawn()
    table.refused(new Refusal(422, { error: "not_your_seat", details: {}, message: "No.", anchor: "" }))
    table.heard({ ...frame, position: position({ seat: null }) })
    expect(table.seat).toBe(seat)
    expect(table.unseated).toBeNull()
  })

  it("do not move somebody who was seated before", () => {
    const table = seated()
    table.heard(drawn().frame)
    table.seat = 0
    table.heard(drawn({ version: 4, entries: [] }).frame)
    expect(table.position?.version).not.toBe(4)
  })
})

describe("a seat that is lost", () => {
  const refusal = (error: string) => new Refusal(422, { error, details: {}, message: "No.", anchor: "" })
  const open = () => {
    const { seats, ...rest } = info({ status: "open", turn: null })
    const free = { kind: "open", user: null, name: null, bot: null, away: "", machine: false, guest: false } as const
    return { ...rest, seats: seats.map((seat) => (seat.user === "ana" ? free : seat)) }
  }
  const spectated = (rest: Parameters<typeof sync>[0] = {}) =>
    sync({ version: 9, info: open(), position: position({ seat: null }), ...rest })

  function lost(): TableStore {
    const table = seated()
    table.heard({ type: "unseated", table: "t2", seat: 0 })
    return table
  }

  it("takes everything with it that was meant for it", async () => {
    let signal: AbortSignal | undefined
    const asked = vi.spyOn(api, "preview").mockImplementation((_id, _seat, _action, given) => {
      signal = given
      return new Promise(() => undefined)
    })
    const table = seated()
    const undo = { free_to: 0, ask_to: 0, asked: { seat: 0, to: 0, waiting: ["bob"] } }
    const mine = position({ legal: [choice], undo, view: { hand: ["a secret"] } })
    table.heard(news({ entries: [entry(2, { body: { text: "keep 2 5" } })], position: mine }))
    live.answer = () => Promise.reject(new Lost())
    await table.act(choice)
    void table.preview(choice)
    expect(sessionStorage.length).toBe(1)

    table.heard({ type: "unseated", table: "t2", seat: 0 })
    expect(table).toMatchObject({ seat: null, position: null, log: [], entries: [], click: null, handOver: null })
    expect(table.myTurn).toBe(false)
    expect(table.replaying).toBe(false)
    expect(sessionStorage.length).toBe(0)
    expect(signal?.aborted).toBe(true)
    expect([...live.turns]).toEqual([])
    expect(table.unseatings).toBe(1)
    expect(table.wish()).toMatchObject({ seat: null, seen: null })
    asked.mockRestore()
  })

  it("leaves a spectator who is told once that the host did it", () => {
    const table = lost()
    const watched = live.watched
    table.heard(spectated({ entries: [entry(8, { kind: "rose", user: "bob", body: { user: "ana" } })] }))
    expect(table.seat).toBeNull()
    expect(live.watched).toBe(watched)
    expect(table.unseated).toBe("removed")
    table.unseated = null
    table.heard(spectated({ version: 10 }))
    expect(table.unseated).toBeNull()
  })

  it("is no news to somebody who got up", () => {
    const table = lost()
    table.heard(
      spectated({ entries: [entry(8, { kind: "rose", user: "ana" }), entry(9, { kind: "sat", user: "eve" })] }),
    )
    expect(table.unseated).toBeNull()
  })

  it("is told of in other words where nobody knows why", () => {
    const table = lost()
    table.heard(spectated({ info: { ...open(), status: "playing" } }))
    expect(table.unseated).toBe("gone")
  })

  it("is not shown once more by news that come too late", () => {
    const table = lost()
    table.heard(news({ version: 5, position: position({ view: { hand: ["a secret"] } }) }))
    expect(table.position).toBeNull()
    expect(table.seat).toBeNull()
  })

  it("is found out when the table is watched again", () => {
    const table = seated()
    const watched = live.watched
    table.refused(refusal("not_your_seat"))
    expect(table.position).toBeNull()
    expect(live.watched).toBe(watched + 1)
    expect(table.wish()).toMatchObject({ seat: null, seen: null })
    table.heard(spectated())
    expect(table.closed).toBeNull()
    expect(table.unseated).toBe("removed")
  })

  it("is not mine any more when the table says so, whatever else was sent", () => {
    const table = seated()
    table.heard(news({ info: open(), position: null, entries: [entry(2, { kind: "rose", user: "bob" })] }))
    expect(table.seat).toBeNull()
    expect(table.wish()).toMatchObject({ seat: null })
    expect(table.unseatings).toBe(1)
  })

  it("leads to another seat of mine", () => {
    const table = lost()
    const rest = info({ seats: info().seats.map((seat, at) => ({ ...seat, user: at ? "ana" : "eve" })) })
    table.heard(spectated({ info: rest }))
    expect(table.seat).toBe(1)
  })
})

describe("a table that may not be seen any more", () => {
  const refusal = (error: string) => new Refusal(422, { error, details: {}, message: "No.", anchor: "" })

  it("is not shown any more", () => {
    const table = seated()
    table.refused(refusal("no_table"))
    expect(table).toMatchObject({ info: null, position: null, closed: { code: "no_table" } })
  })

  it("stays where the refusal passes", () => {
    const table = seated()
    table.refused(refusal("too_many"))
    expect(table.problem?.code).toBe("too_many")
    expect(table.closed).toBeNull()
    expect(table.position).not.toBeNull()
  })
})

describe("a table that is closed in the middle of a game", () => {
  it("waits for nobody", () => {
    const table = seated()
    expect(table.myTurn).toBe(true)
    table.heard(news({ info: info({ status: "closed" }) }))
    expect(table.myTurn).toBe(false)
    expect([...live.turns]).toEqual([])
  })
})

describe("what is said", () => {
  it("is refused in the server's own sentence, beside the talk", async () => {
    const table = seated()
    const body = { error: "muted", details: {}, message: "You may not talk here.", anchor: "" }
    live.answer = () => Promise.reject(new Refusal(422, body))
    expect(await table.say("hello")).toEqual({ message: "You may not talk here.", code: "muted", anchor: "" })
    expect(table.problem).toBeNull()
    live.answer = () => Promise.resolve({ type: "ok", id: 1, version: 2 })
    expect(await table.say("hello")).toBeNull()
  })
})

describe("a fault of the server", () => {
  it("tells the request to name in a report", async () => {
    const table = seated()
    const body = { error: "broken", details: { request: "7f3a" }, message: "Something went wrong.", anchor: "" }
    live.answer = () => Promise.reject(new Refusal(500, body))
    await table.act(choice)
    expect(table.problem).toMatchObject({ message: "Something went wrong.", request: "7f3a" })
  })
})
