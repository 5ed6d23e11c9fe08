// The connection to the tables: one for all of them. It comes back by itself and tells its followers when it does.
import { Refusal } from "$lib/api.ts"
import { tables, type Line, type Transport } from "$lib/transport.ts"
import type { ClientFrame, News, Ok, Present, ServerFrame, Sync, Unseated, Unwatched, Watch } from "$lib/wire.ts"

/** The connection broke before an answer came: nobody knows whether the command arrived. */
export class Lost extends Error {}

/** Somebody who follows a table. */
export interface Follower {
  /** What to watch; asked again whenever the connection is back. */
  wish(): Omit<Watch, "id" | "type">
  heard(frame: News | Sync | Present | Unseated | Unwatched): void
  /** The table cannot be watched. */
  refused(refusal: Refusal): void
}

type Command = ClientFrame extends infer F ? (F extends { id: number } ? Omit<F, "id"> : never) : never

/** A command was carried out: just that, or the news it brought. */
type Done = Ok | News

interface Answer {
  resolve(done: Done): void
  reject(error: Error): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** How many beats may be missed before the other side counts as gone. */
const MISSED = 3

export class Live {
  /** `ended`: with its session. It stays closed until somebody finds out who is here now. */
  state = $state<"off" | "connecting" | "open" | "lost" | "ended">("off")
  /** Tables that wait for me. */
  turns = $state.raw<ReadonlySet<string>>(new Set())
  /** Server time less our own. */
  offset = $state(0)

  readonly #transport: Transport
  #line: Line | null = null
  #next = 1
  #answers = new Map<number, Answer>()
  #followers = new Map<string, Follower>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #silence = 12_000

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Open the connection if it is not. */
  start(): void {
    if (this.#line || this.state === "ended") return
    clearTimeout(this.#timer)
    this.state = this.state === "lost" ? "lost" : "connecting"
    this.#line = this.#transport.open({
      heard: (frame) => this.#heard(frame),
      closed: (why) => (why === "ended" ? this.#ended() : this.cut()),
    })
    this.#listen()
  }

  /** Begin anew: the network is back. */
  restart(): void {
    this.#drop()
    this.#wait = FIRST_WAIT
    this.start()
  }

  /** Begin anew for the person who is here now. A visitor needs a connection only to follow a table. */
  reopen(someone: boolean): void {
    this.#drop()
    this.state = "off"
    this.turns = new Set()
    if (someone || this.#followers.size) this.restart()
  }

  /** The network is away: do not wait for the heartbeat to find out. */
  cut(): void {
    if (!this.#line && this.state !== "lost") return
    this.#drop()
    this.state = "lost"
    this.#later()
  }

  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower)
    this.start()
    if (this.state === "open") this.watch(table)
    return () => {
      if (this.#followers.get(table) !== follower) return
      this.#followers.delete(table)
      if (this.state === "open") this.command({ type: "unwatch", table }).catch(() => undefined)
    }
  }

  /** Watch a table (again) as its follower wishes now. */
  watch(table: string): void {
    const follower = this.#followers.get(table)
    if (!follower) return
    this.command({ type: "watch", ...follower.wish() }).catch((error: unknown) => {
      if (error instanceof Refusal) follower.refused(error)
    })
  }

  command(frame: Command): Promise<Done> {
    const line = this.#line
    if (!line || this.state !== "open") return Promise.reject(new Lost())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject })
      line.send({ id, ...frame } as ClientFrame)
    })
  }

  /** A table waits for me, or does not. Who follows it is not told by the server, and tells it here. */
  waits(table: string, yours: boolean): void {
    if (this.turns.has(table) === yours) return
    const turns = new Set(this.turns)
    if (yours) turns.add(table)
    else turns.delete(table)
    this.turns = turns
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.offset
  }

  #listen(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.cut(), this.#silence)
  }

  #drop(): void {
    const line = this.#line
    this.#line = null
    clearTimeout(this.#timer)
    clearTimeout(this.#watchdog)
    line?.close()
    const answers = [...this.#answers.values()]
    this.#answers.clear()
    for (const answer of answers) answer.reject(new Lost())
  }

  #ended(): void {
    this.#drop()
    this.turns = new Set()
    this.state = "ended"
  }

  #later(): void {
    clearTimeout(this.#timer)
    // A little chance in it, so that a thousand browsers do not come back in the same moment.
    this.#timer = setTimeout(() => this.start(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #heard(frame: ServerFrame): void {
    this.#listen()
    switch (frame.type) {
      case "hello":
        this.#silence = frame.beat_seconds * 1000 * MISSED
        this.offset = frame.now - Date.now()
        this.state = "open"
        this.#wait = FIRST_WAIT
        for (const table of this.#followers.keys()) this.watch(table)
        break
      case "beat":
        this.offset = frame.now - Date.now()
        this.#line?.send({ type: "beat" })
        break
      case "ok":
        this.#answers.get(frame.id)?.resolve(frame)
        this.#answers.delete(frame.id)
        break
      case "refused":
        if (frame.id !== null) {
          this.#answers.get(frame.id)?.reject(new Refusal(422, frame))
          this.#answers.delete(frame.id)
        }
        break
      case "turns":
        this.turns = new Set(frame.tables)
        break
      case "turn":
        this.waits(frame.table, frame.yours)
        break
      case "reconnect":
        this.#wait = frame.after_ms
        break
      default:
        this.#followers.get(frame.table)?.heard(frame)
        // News that a command of mine brought are the answer to it.
        if (frame.type === "news" && frame.id !== undefined) {
          this.#answers.get(frame.id)?.resolve(frame)
          this.#answers.delete(frame.id)
        }
    }
  }
}

export const live = new Live(tables)
