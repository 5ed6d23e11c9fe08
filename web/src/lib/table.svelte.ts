// One table as this browser knows it. Pages read `info`, `position` and `log`, which are those of the scene that is shown,
// so that everything on the screen speaks of the same moment; how the table stands by now is kept in here.
import { api, type Refusal } from "$lib/api.ts"
import { live, Lost, type Follower, type Live } from "$lib/live.svelte.ts"
import { botName } from "$lib/i18n.svelte.ts"
import { pageProblem, problemOf, type Problem } from "$lib/problem.ts"
import type { Click } from "$lib/click.ts"
import { Outbox } from "$lib/outbox.svelte.ts"
import { atOnce, Playback, type Scene } from "$lib/playback.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import { since, sinceMine } from "$lib/story.ts"
import type {
  Choice,
  ClockState,
  Entry,
  News,
  Position,
  Present,
  Preview,
  Sync,
  TableInfo,
  Unseated,
  Unwatched,
  Watch,
} from "$lib/wire.ts"

/** Refusals to watch that pass by themselves: what is on the screen may stay. */
const PASSING = new Set(["too_many", "busy", "older_away", "broken"])
const trouble = (error: unknown): Problem => (error instanceof Lost ? pageProblem("unreachable") : problemOf(error))

/** Everyone's points as a position shows them, where the game has such. */
export function pointsOf(position: Position | null): number[] {
  const seats = (position?.view["seats"] ?? []) as { points?: unknown }[]
  const points = Array.isArray(seats) ? seats.map((seat) => seat.points) : []
  return points.every((each) => typeof each === "number") ? points : []
}

export class TableStore implements Follower {
  readonly id: string
  /** How the table stands by now; the screen may still show what led to it. */
  #now = $state.raw<Scene | null>(null)
  /** Everything that was heard. */
  entries = $state.raw<Entry[]>([])
  present = $state.raw<Present | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** The table cannot be looked at. */
  closed = $state.raw<Problem | null>(null)
  /** Whose eyes look; null is a spectator. */
  seat = $state<number | null>(null)
  /** A seat of mine whose decision it is, while the screen is another's. */
  #next = $state<number | null>(null)
  /** The next person takes over, until it is known whether they see something of their own. */
  #taking = false
  /** The screen is covered until this seat's player is there: there is something the one before must not see. */
  handOver = $state<number | null>(null)
  /** The seat I had is mine no more, and not by my own doing: the host sent me away, or nobody says why. */
  unseated = $state<"removed" | "gone" | null>(null)
  /** How many seats were lost here: what was made for one of them is thrown away with it. */
  unseatings = $state(0)
  user = $state<string | null>(null)

  readonly #playback = new Playback()
  readonly #outbox: Outbox
  readonly #live: Live
  #version = 0
  #stop: (() => void) | null = null
  /** A seat that was lost, until the log says how. */
  #missing: number | null = null
  #previews = new Map<string, Promise<Preview>>()
  #asking = new AbortController()

  // What is shown.

  info: TableInfo | null = $derived(this.#playback.shown?.info ?? null)
  position: Position | null = $derived(this.#playback.shown?.position ?? null)
  /** What led to the position that is shown. */
  happened: Entry[] = $derived(this.#playback.shown?.entries ?? [])
  /** The log up to the position that is shown. */
  log: Entry[] = $derived(this.entries.filter(({ version }) => version <= (this.#playback.shown?.version ?? 0)))
  /** Nothing of what the others did is still to be shown. */
  settled: boolean = $derived(!this.#playback.playing)
  replaying: boolean = $derived(this.#playback.replaying)
  /** Whom it is about: the seat whose decision is being shown, or else the one whose decision it is. */
  actor: number | null = $derived.by(() => {
    const mover = this.settled ? null : (this.happened.findLast(({ kind }) => kind === "action")?.seat ?? null)
    return mover ?? this.position?.turn ?? null
  })
  /** The game is over, and its end has been seen. */
  finished: boolean = $derived(this.info?.status === "finished" && this.settled)
  myTurn: boolean = $derived(
    this.settled &&
      this.info?.status === "playing" &&
      this.position?.over === false &&
      this.seat !== null &&
      this.position.turn === this.seat,
  )
  /** The decisions of the others since my last one: they stay marked until I act. */
  recent: Entry[] = $derived(sinceMine(this.log, this.seat))
  /** Whether the others decided something since my last turn. */
  replayable: boolean = $derived(this.seat !== null && since(this.log, this.seat) > 0)
  /** How everyone's points changed with what is shown. */
  gained: number[] = $derived.by(() => {
    const before = pointsOf(this.#playback.before)
    return pointsOf(this.position).map((points, seat) => points - (before[seat] ?? points))
  })
  /** The seat of mine that shall look next, now that everything was seen. */
  next: number | null = $derived(this.settled ? this.#next : null)
  names: string[] = $derived(
    this.position?.words?.names ??
      this.#now?.position?.words?.names ??
      (this.info?.seats ?? []).map((seat) => seat.name ?? (seat.bot ? botName(seat.bot) : "")),
  )

  // What counts now, whatever is shown.

  mine: number[] = $derived(
    (this.#now?.info.seats ?? []).flatMap((seat, number) => (this.user && seat.user === this.user ? [number] : [])),
  )
  /** Time passes also while something is shown. */
  clock: ClockState | null = $derived(this.#now?.position?.clock ?? null)

  constructor(id: string, user: string | null, connection: Live = live) {
    this.id = id
    this.user = user
    this.#live = connection
    this.#outbox = new Outbox(
      id,
      (click) => connection.command({ type: "act", table: id, ...click }),
      (error) => this.#fail(error),
    )
  }

  /** The one decision that is on its way. */
  get click(): Click | null {
    return this.#outbox.click
  }

  start(): void {
    this.#stop ??= this.#live.follow(this.id, this)
  }

  stop(): void {
    this.#stop?.()
    this.#stop = null
    this.#playback.skip()
  }

  /** Watch anew from scratch: with other eyes, as somebody else, or in another language. */
  rewatch(): void {
    this.#version = 0
    this.#forget()
    this.#live.watch(this.id)
  }

  // What the connection asks and says.

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
      this.#now = null
      this.#playback.show(null)
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
    const { version, position } = frame
    if (frame.type === "sync") {
      this.closed = null
      this.entries = frame.entries
      this.#version = version
      if (this.#taking && position?.secret) this.handOver = this.seat
      this.#taking = false
      this.#arrive({ version, info: frame.info, position, entries: [] }, false)
      this.#explain()
    } else {
      const info = frame.info ?? this.#now?.info
      if (version < this.#version || !info) return
      const fresh = frame.entries.filter((entry) => entry.version > this.#version)
      this.entries = [...this.entries, ...fresh]
      this.#version = version
      this.#arrive({ version, info, position, entries: fresh }, true)
    }
    const going = this.#now?.info.status === "playing" && this.#now.position?.over === false
    const turn = going ? (this.#now?.position?.turn ?? null) : null
    this.#live.waits(this.id, turn !== null && this.mine.includes(turn))
    this.#chooseEyes()
    this.#settle()
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
    const turn = this.#now?.position?.turn ?? null
    const eyes = this.seat
    if (eyes !== null && !this.mine.includes(eyes)) {
      this.#unseat(eyes)
      this.#live.watch(this.id)
    } else if (eyes === null && this.mine.length) {
      this.seat = this.mine.length > 1 && turn !== null && this.mine.includes(turn) ? turn : (this.mine[0] ?? null)
      this.rewatch()
    } else if (this.mine.length > 1 && turn !== null && turn !== eyes && this.mine.includes(turn)) {
      this.#next = turn
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
    this.#next = this.handOver = null
    this.#taking = false
    this.#outbox.drop()
    this.problem = null
    if (this.#now) this.#now = { ...this.#now, position: null, entries: [] }
    this.#playback.show(this.#now)
    this.entries = []
    this.#version = 0
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
    this.unseated = this.#now?.info.status === "open" ? "removed" : "gone"
  }

  /** Look with the eyes of the next person at this device; the screen is covered if they see something of their own. */
  takeOver(): void {
    if (this.#next === null) return
    this.#taking = true
    this.seat = this.#next
    this.#next = null
    this.rewatch()
  }

  // What is on the screen.

  /** The table stands anew: show it at once, or after what is still to be seen. */
  #arrive(scene: Scene, paced: boolean): void {
    const before = this.#now
    this.#now = scene
    this.#forget()
    const playback = this.#playback
    const actions = scene.entries.filter(({ kind }) => kind === "action")
    const quiet = !actions.length && scene.entries.every(({ kind }) => kind !== "undone")
    if (!paced || !scene.position || !before?.position || atOnce()) playback.show(scene)
    else if (quiet) playback.amend(scene)
    else if (actions.length > 1) playback.add(scene, () => this.#between(scene, before.info))
    else if (playback.playing || !this.#own(actions)) playback.add(scene)
    else playback.showOwn(scene)
  }

  /** Whether a person at this device has just decided this. */
  #own(actions: Entry[]): boolean {
    return actions.every(({ seat }) => seat !== null && this.mine.includes(seat))
  }

  /** Several decisions came with one frame: a scene for each of them, as far as the server knows them. */
  async #between(scene: Scene, info: TableInfo): Promise<Scene[]> {
    const steps = this.seat === null ? [] : await api.recent(this.id, this.seat).catch(() => [])
    const scenes: Scene[] = []
    let entries: Entry[] = []
    for (const entry of scene.entries) {
      entries.push(entry)
      const after = entry.kind === "action" ? (entry.ply ?? -1) + 1 : -1
      const step = steps.find(({ position }) => position.ply === after)
      if (!step || after === scene.position?.ply) continue
      scenes.push({ version: entry.version, info, position: step.position, entries })
      entries = []
    }
    return [...scenes, { ...scene, entries }]
  }

  /** Show once more what the others did since my last turn. The server knows it, also after a reload. */
  async replay(): Promise<void> {
    const seat = this.seat
    if (seat === null) return
    await this.#try(async () => {
      const steps = await api.recent(this.id, seat)
      const now = this.#now
      if (!steps.length || !now || this.seat !== seat) return
      const first = steps.flatMap(({ entries }) => entries)[0]?.version ?? now.version
      const scenes = steps.map(({ position, entries }) => ({
        version: entries.at(-1)?.version ?? first - 1,
        info: now.info,
        position,
        entries,
      }))
      this.#playback.replay([...scenes, { ...now, entries: [] }])
    })
  }

  /** Show how it stands now. */
  skip(): void {
    this.#playback.skip()
  }

  /** Show what comes next of what is still to be seen. */
  onward(): void {
    this.#playback.onward()
  }

  // What a person does.

  act(choice: Choice): Promise<void> {
    const position = this.position
    if (!position || this.seat === null || this.click || !this.settled) return Promise.resolve()
    this.problem = null
    this.#forget()
    return this.#outbox.put({ seat: this.seat, line: position.line, ply: position.ply, action: choice.text })
  }

  /** After the table was heard from: a click that is still in the outbox goes out, or is given up. */
  #settle(): void {
    const position = this.#now?.position
    if (!position || this.#outbox.settle(position, this.entries, this.seat, this.mine)) return
    this.problem = pageProblem("moved_on")
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
      const info = await work()
      // News may be faster: an answer that comes after newer ones must not turn the table back.
      if (!this.#now || info.version < this.#now.info.version) return
      this.#now = { ...this.#now, info }
      this.#playback.amend(this.#now)
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
