// One table as this browser knows it: what the server told, what is on the screen, and the one click on its way.
import { api, type Refusal } from "$lib/api.ts"
import { live, Lost, type Follower, type Live } from "$lib/live.svelte.ts"
import { pageProblem, problemOf, type Problem } from "$lib/problem.ts"
import { settings, still } from "$lib/settings.svelte.ts"
import { keep, kept, type Click } from "$lib/click.ts"
import { since } from "$lib/story.ts"
import type {
  Choice,
  Entry,
  News,
  Position,
  Present,
  Preview,
  Step,
  Sync,
  TableInfo,
  Unseated,
  Unwatched,
  Watch,
} from "$lib/wire.ts"

/** Refusals to watch that pass by themselves: what is on the screen may stay. */
const PASSING = new Set(["too_many", "busy", "older_away", "broken"])
const trouble = (error: unknown): Problem => (error instanceof Lost ? pageProblem("unreachable") : problemOf(error))

/** How long a rival's decision stays on the screen before the next one, and how long all that wait may take together. */
const PACE = 520
const PATIENCE = 4000

export class TableStore implements Follower {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  /** How the table stands. */
  position = $state.raw<Position | null>(null)
  entries = $state.raw<Entry[]>([])
  present = $state.raw<Present | null>(null)
  /** What is on the screen; a little behind `position` while a rival's decisions are being shown. */
  shown = $state.raw<Step | null>(null)
  replaying = $state(false)
  /** The one decision that is on its way; it outlives a reload of the page. */
  #click = $state.raw<Click | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** The table cannot be looked at. */
  closed = $state.raw<Problem | null>(null)
  /** Whose eyes look; null is a spectator. */
  seat = $state<number | null>(null)
  /** A seat of mine that has to be handed the screen first. */
  handOver = $state<number | null>(null)
  /** The seat I had is mine no more, and not by my own doing: the host sent me away, or nobody says why. */
  unseated = $state<"removed" | "gone" | null>(null)
  /** How many seats were lost here: whatever was made for one of them is thrown away with it. */
  unseatings = $state(0)
  user = $state<string | null>(null)

  mine: number[] = $derived(
    (this.info?.seats ?? []).flatMap((seat, number) => (this.user && seat.user === this.user ? [number] : [])),
  )
  names: string[] = $derived(
    this.position?.words?.names ?? (this.info?.seats ?? []).map((seat) => seat.name ?? seat.bot ?? ""),
  )
  myTurn: boolean = $derived(
    this.info?.status === "playing" &&
      this.position?.over === false &&
      this.seat !== null &&
      this.position.turn === this.seat,
  )
  /** Whether the others decided something since my last turn. */
  replayable: boolean = $derived(this.seat !== null && since(this.entries, this.seat) > 0)
  /** Nothing of a rival's turn is still to be shown. */
  settled: boolean = $derived(this.shown?.position === this.position)

  #live: Live
  #version = 0
  #sending = false
  #stop: (() => void) | null = null
  /** A seat that was lost, until the log tells how. */
  #missing: number | null = null
  #queue: Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #previews = new Map<string, Promise<Preview>>()
  #asking = new AbortController()

  constructor(id: string, user: string | null, socket: Live = live) {
    this.id = id
    this.user = user
    this.#live = socket
    this.#click = kept(id)
  }

  get click(): Click | null {
    return this.#click
  }

  set click(click: Click | null) {
    this.#click = click
    keep(this.id, click)
  }

  start(): void {
    this.#stop ??= this.#live.follow(this.id, this)
  }

  stop(): void {
    this.#stop?.()
    this.#stop = null
    clearTimeout(this.#timer)
  }

  /** Watch anew from scratch: with other eyes, as somebody else, or in another language. */
  rewatch(): void {
    this.#version = 0
    this.#forget()
    this.#live.watch(this.id)
  }

  // What the socket asks and tells.

  wish(): Omit<Watch, "id" | "type"> {
    return { table: this.id, seat: this.seat, seen: this.#version || null, language: settings.language }
  }

  refused(refusal: Refusal): void {
    if (PASSING.has(refusal.code)) {
      this.problem = problemOf(refusal)
    } else if (this.seat !== null && refusal.code === "not_your_seat") {
      // It was lost while the network was away.
      this.#unseat(this.seat)
      this.#live.watch(this.id)
    } else {
      this.#unsee()
      this.info = null
      this.closed = problemOf(refusal)
    }
  }

  heard(frame: News | Sync | Present | Unseated | Unwatched): void {
    if (frame.type === "present") {
      this.present = frame
      return
    }
    if (frame.type === "unseated") {
      if (frame.seat === this.seat) this.#unseat(frame.seat)
      return
    }
    if (frame.type === "unwatched") {
      // The answer says why.
      this.#live.watch(this.id)
      return
    }
    if (frame.type === "sync") this.#follow(frame)
    // Meant for a seat that was left a moment ago; a `sync` with the right eyes is on its way.
    if (frame.position && frame.position.seat !== null && frame.position.seat !== this.seat) return
    if (frame.type === "sync") {
      this.closed = null
      this.info = frame.info
      this.entries = frame.entries
      this.#version = frame.version
      this.#explain()
      this.#arrive(frame.position, [], true)
    } else {
      if (frame.version < this.#version) return
      const fresh = frame.entries.filter((entry) => entry.version > this.#version)
      if (frame.info) this.info = frame.info
      this.entries = [...this.entries, ...fresh]
      this.#version = frame.version
      this.#arrive(frame.position, fresh, false)
    }
    const going = this.info?.status === "playing" && this.position?.over === false
    const turn = going ? (this.position?.turn ?? null) : null
    this.#live.waits(this.id, turn !== null && this.mine.includes(turn))
    this.#chooseEyes()
    this.#settleClick()
  }

  /** Seats were drawn by lot at the start: look on from the one I sit on now. */
  #follow({ info, position, entries }: Sync): void {
    const seat = position?.seat ?? null
    const drawn = entries.some(
      ({ kind, version, body }) => kind === "started" && body["order"] && version > this.#version,
    )
    if (drawn && this.seat !== null && seat !== null && info.seats[seat]?.user === this.user) this.seat = seat
  }

  /** Sit where I sit: my only seat, or of several the one whose decision it is, once the screen was handed over. */
  #chooseEyes(): void {
    const turn = this.position?.turn ?? null
    const eyes = this.seat
    if (eyes !== null && !this.mine.includes(eyes)) {
      this.#unseat(eyes)
      this.#live.watch(this.id)
    } else if (eyes === null && this.mine.length) {
      this.seat = this.mine.length > 1 && turn !== null && this.mine.includes(turn) ? turn : (this.mine[0] ?? null)
      this.rewatch()
    } else if (this.mine.length > 1 && turn !== null && turn !== eyes && this.mine.includes(turn)) {
      this.handOver = turn
    }
  }

  /** A seat is not mine any more: nothing that was meant for it stays. A spectator's `sync` follows. */
  #unseat(seat: number): void {
    this.#missing = seat
    this.unseatings += 1
    this.#unsee()
  }

  /** Drop everything that was seen, chosen or asked with the eyes of a seat. */
  #unsee(): void {
    this.seat = null
    this.handOver = null
    this.click = null
    this.problem = null
    this.position = null
    this.entries = []
    this.replaying = false
    this.#version = 0
    this.#still()
    this.#show(null)
    this.#forget()
    this.#live.waits(this.id, false)
  }

  /** Why the seat was lost, as far as the log tells; what I did myself I know. */
  #explain(): void {
    const missing = this.#missing
    this.#missing = null
    // Who still has a seat has only moved to another one.
    if (missing === null || this.mine.length) return
    const cause = this.entries.findLast(({ kind, seat }) => seat === missing && !["action", "sat"].includes(kind))
    if (cause?.user && cause.user === this.user) return
    this.unseated = this.info?.status === "open" ? "removed" : "gone"
  }

  /** The next person at this device has the screen. */
  takeOver(): void {
    if (this.handOver === null) return
    this.seat = this.handOver
    this.handOver = null
    this.rewatch()
  }

  // What is on the screen.

  #arrive(position: Position | null, entries: Entry[], atOnce: boolean): void {
    const before = this.position
    this.position = position
    this.#forget()
    if (!position) {
      this.#show(null)
      return
    }
    const step = { position, entries }
    const actions = entries.filter((entry) => entry.kind === "action")
    const own = actions.some((entry) => entry.seat !== null && this.mine.includes(entry.seat))
    if (this.replaying) return
    if (atOnce || own || !actions.length || still() || !before) {
      if (!actions.length && this.#queue.length) {
        // Talk or a clock: what is being shown goes on, and ends with this.
        this.#queue.push(step)
        return
      }
      this.#still()
      this.#show(step)
      return
    }
    this.#queue.push(step)
    this.#pace()
  }

  #show(step: Step | null): void {
    this.shown = step
  }

  /** Nothing more is to be shown. */
  #still(): void {
    this.#queue = []
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #pace(): void {
    if (this.#timer !== undefined) return
    const next = this.#queue.shift()
    if (!next) {
      this.replaying = false
      if (this.position && this.shown?.position !== this.position) this.#show({ position: this.position, entries: [] })
      return
    }
    this.#show(next)
    const wait = Math.min(PACE / (settings.speed || 1), PATIENCE / (this.#queue.length + 1))
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#pace()
      },
      this.replaying ? PACE * 1.6 : wait,
    )
  }

  /** Show once more what the others did since my last turn. The server knows it, also after a reload. */
  async replay(): Promise<void> {
    const seat = this.seat
    if (seat === null) return
    await this.#try(async () => {
      const steps = await api.recent(this.id, seat)
      if (!steps.length || this.seat !== seat) return
      this.#still()
      this.#queue = steps
      this.replaying = true
      this.#pace()
    })
  }

  /** Show how it stands now. */
  skip(): void {
    this.#still()
    this.#pace()
  }

  // What a person does.

  act(choice: Choice): Promise<void> {
    const position = this.position
    if (!position || this.seat === null || this.click) return Promise.resolve()
    this.problem = null
    this.#forget()
    this.click = { seat: this.seat, line: position.line, ply: position.ply, action: choice.text }
    return this.#send()
  }

  async #send(): Promise<void> {
    const click = this.click
    if (!click || this.#sending) return
    this.#sending = true
    try {
      await this.#live.command({ type: "act", table: this.id, ...click })
      if (this.click === click) this.click = null
    } catch (error) {
      // Cut off: the click waits until the table is there again.
      if (error instanceof Lost) return
      if (this.click === click) this.click = null
      this.#fail(error)
    } finally {
      this.#sending = false
      // The news of the last click may come before its answer: a click made in between goes out now.
      if (this.click !== click) void this.#send()
    }
  }

  /** After the table was heard from: an unsent click goes out if it still answers this position. */
  #settleClick(): void {
    const click = this.click
    const position = this.position
    if (!click || !position) return
    if (position.line === click.line && position.ply === click.ply && this.mine.includes(click.seat)) {
      if (this.seat === click.seat) void this.#send()
      return
    }
    const arrived = this.entries.some((entry) => entry.kind === "action" && entry.ply === click.ply)
    this.click = null
    if (!arrived) this.problem = pageProblem("moved_on")
  }

  async undo(to: number): Promise<void> {
    const position = this.position
    if (!position || this.seat === null) return
    this.#forget()
    await this.#try(() =>
      this.#live.command({
        type: "undo",
        table: this.id,
        seat: this.seat as number,
        line: position.line,
        ply: position.ply,
        to,
      }),
    )
  }

  answerUndo(agree: boolean): Promise<boolean> {
    return this.#try(() => this.#live.command({ type: "answer_undo", table: this.id, agree }))
  }

  /** Say something; why it was not said, if it was not. */
  async say(text: string): Promise<Problem | null> {
    try {
      await this.#live.command({ type: "say", table: this.id, text })
      return null
    } catch (error) {
      return trouble(error)
    }
  }

  /** Something about the table itself; the answer is its new description. */
  async change(work: () => Promise<TableInfo>): Promise<boolean> {
    return this.#try(async () => {
      const told = await work()
      // The socket may be faster: an answer that comes after newer news must not turn the table back.
      if (told.version >= (this.info?.version ?? 0)) this.info = told
    })
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      this.#fail(error)
      return false
    }
  }

  #fail(error: unknown): void {
    this.problem = trouble(error)
  }

  /** What a choice would do, asked once for each position. */
  preview(choice: Choice): Promise<Preview> {
    const known = this.#previews.get(choice.text)
    if (known) return known
    const asked = api.preview(this.id, this.seat ?? 0, choice.text, this.#asking.signal)
    this.#previews.set(choice.text, asked)
    asked.catch(() => {
      if (this.#previews.get(choice.text) === asked) this.#previews.delete(choice.text)
    })
    return asked
  }

  /** The position moves on: what is still being asked about it is no matter any more. */
  #forget(): void {
    this.#previews.clear()
    this.#asking.abort()
    this.#asking = new AbortController()
  }

  async older(): Promise<void> {
    const first = this.entries[0]
    if (!first || first.version <= 1) return
    await this.#try(async () => {
      const { seat } = this
      const before = await api.log(this.id, first.version, seat)
      if (this.seat === seat) this.entries = [...before, ...this.entries]
    })
  }
}
