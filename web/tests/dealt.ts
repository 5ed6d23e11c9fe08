// Games that are played alike every time: a kept record is played again at a table of people, as far as a test wants.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, request, type APIRequestContext } from "@playwright/test"
import { deal } from "./server.ts"
import { guest, open, test as base, type Person } from "./table.ts"

/** The record of each game: everything that can be chosen at its opening is in it. */
const RECORDS = {
  tzolkin: "tzolkin-4p-corn_points=quarters-best",
  coatl: "coatl-3p-sacrifice_tokens-open_end=literal-promo-best",
  endless_winter: "endless_winter-3p-setup=chiefs_and_cards-glacier_tokens-rest_tokens-best",
}
export type Game = keyof typeof RECORDS
export const GAMES = Object.keys(RECORDS) as Game[]

interface Kept {
  seed: number
  options: Record<string, unknown>
  seats: string[]
  actions: string[]
}
const kept = (game: Game) =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../tests/golden/${game}/games/${RECORDS[game]}.json`, import.meta.url)),
      "utf8",
    ),
  ) as Kept

const NAMES = ["Marta", "Petr", "Joost", "Anna"]
const HEADERS = { "x-sunstone": "1" }

/** With a server that deals the games of the records. */
export const test = base.extend<object, { home: string }>({
  home: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await deal(Object.fromEntries(GAMES.map((game) => [game, kept(game).seed])))
      await use(server.url)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

export class Dealt {
  readonly id: string
  readonly game: Game
  #actions: string[]
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
    const { options, seats } = kept(game)
    await guest(person.page, NAMES[0] ?? "")
    const wishes = seats.map((_, seat) => ({ kind: seat ? "open" : "me" }))
    const id = await open(person.page, game, wishes, options)
    const all = [person.page.request]
    for (const name of NAMES.slice(1, seats.length)) {
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

  /** How much of the game is played. */
  get share(): number {
    return this.#at / this.#actions.length
  }

  /** Play one more decision; the seat that made it. */
  async step(): Promise<number> {
    const turn = await this.turn()
    const seat = this.#seats[turn]
    const data = { seat: turn, line: 0, ply: this.#at, action: this.#actions[this.#at] }
    const answer = await seat?.post(`/api/tables/${this.id}/actions`, { data, headers: HEADERS })
    expect(answer?.ok(), await answer?.text()).toBe(true)
    this.#at += 1
    return turn
  }

  async turn(): Promise<number> {
    const answer = await this.#seats[0]?.get(`/api/tables/${this.id}`)
    return ((await answer?.json()) as { turn: number | null }).turn ?? -1
  }

  /** Play until this share of the game is over and the first seat has to decide. */
  async until(share: number): Promise<void> {
    while (!this.over && (this.share < share || (await this.turn()) !== 0)) await this.step()
  }

  /** The first seat ends its turn and the others have theirs, until it is the first one's again. */
  async around(): Promise<void> {
    while (!this.over && (await this.turn()) === 0) await this.step()
    while (!this.over && (await this.turn()) !== 0) await this.step()
  }
}
