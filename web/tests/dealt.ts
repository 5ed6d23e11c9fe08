// Games that are played alike every time, at a table of people, as far as a test wants.
import { expect, request, type APIRequestContext } from "@playwright/test"
import { deal, recorded } from "./server.ts"
import { guest, open, test as base, type Person } from "./table.ts"

export const GAMES = ["tzolkin", "coatl", "endless_winter"] as const
export type Game = (typeof GAMES)[number]

interface Kept {
  players: number
  options: Record<string, unknown>
  /** Who decided what. */
  actions: [number, string][]
}
let records: Record<Game, Kept> | undefined
const kept = (game: Game): Kept => (records ??= JSON.parse(recorded()) as Record<Game, Kept>)[game]

const NAMES = ["Marta", "Petr", "Joost", "Anna"]
const HEADERS = { "x-sunstone": "1" }

/** With a server that deals the games of the records. */
export const test = base.extend<object, { home: string }>({
  home: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await deal()
      await use(server.url)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

export class Dealt {
  readonly id: string
  readonly game: Game
  #actions: [number, string][]
  #at = 0
  #seats: APIRequestContext[]

  private constructor(id: string, game: Game, seats: APIRequestContext[]) {
    this.id = id
    this.game = game
    this.#actions = kept(game).actions
    this.#seats = seats
  }

  /** A table whose first seat is this person's. */
  static async open(person: Person, home: string, game: Game): Promise<Dealt> {
    const { options, players } = kept(game)
    await guest(person.page, NAMES[0] ?? "")
    const wishes = Array.from({ length: players }, (_, seat) => ({ kind: seat ? "open" : "me" }))
    const id = await open(person.page, game, wishes, options)
    const all = [person.page.request]
    for (const name of NAMES.slice(1, players)) {
      const other = await request.newContext({ baseURL: home, extraHTTPHeaders: HEADERS })
      expect((await other.post("/api/guest", { data: { name } })).ok()).toBe(true)
      expect((await other.post(`/api/tables/${id}/join`, { data: { seat: all.length } })).ok()).toBe(true)
      all.push(other)
    }
    const started = await person.page.request.post(`/api/tables/${id}/start`, { headers: HEADERS })
    expect(started.ok(), await started.text()).toBe(true)
    return new Dealt(id, game, all)
  }

  get over(): boolean {
    return this.#at >= this.#actions.length
  }

  /** How many decisions are made. */
  get ply(): number {
    return this.#at
  }

  /** How much of the game is played. */
  get share(): number {
    return this.#at / this.#actions.length
  }

  /** Whose decision is next; -1 at the end. */
  get turn(): number {
    return this.#actions[this.#at]?.[0] ?? -1
  }

  /** Play one more decision. */
  async step(): Promise<void> {
    const [seat, action] = this.#actions[this.#at] ?? [0, ""]
    const data = { seat, line: 0, ply: this.#at, action }
    const answer = await this.#seats[seat]?.post(`/api/tables/${this.id}/actions`, { data, headers: HEADERS })
    expect(answer?.ok(), await answer?.text()).toBe(true)
    this.#at += 1
  }

  /** Play until this share of the game is over and the first seat has to decide. */
  async until(share: number): Promise<void> {
    while (!this.over && (this.share < share || this.turn !== 0)) await this.step()
  }

  /** The first seat ends its turn and the others have theirs, until it is the first one's again. */
  async around(): Promise<void> {
    while (!this.over && this.turn === 0) await this.step()
    while (!this.over && this.turn !== 0) await this.step()
  }
}
