// The one decision that is on its way. It is kept until it is known to have arrived, also over a lost network or a reload.
import { keep, kept, type Click } from "$lib/click.ts"
import { Lost } from "$lib/live.svelte.ts"
import type { Entry, Position } from "$lib/wire.ts"

export class Outbox {
  #click = $state.raw<Click | null>(null)
  #sending = false
  readonly #table: string
  readonly #send: (click: Click) => Promise<unknown>
  readonly #refused: (error: unknown) => void

  /** `send` carries a click to the table; `refused` hears why the table does not take it. */
  constructor(table: string, send: (click: Click) => Promise<unknown>, refused: (error: unknown) => void) {
    this.#table = table
    this.#send = send
    this.#refused = refused
    this.#click = kept(table)
  }

  get click(): Click | null {
    return this.#click
  }

  #set(click: Click | null): void {
    this.#click = click
    keep(this.#table, click)
  }

  put(click: Click): Promise<void> {
    this.#set(click)
    return this.#deliver()
  }

  drop(): void {
    this.#set(null)
  }

  async #deliver(): Promise<void> {
    const click = this.#click
    if (!click || this.#sending) return
    this.#sending = true
    try {
      await this.#send(click)
      if (this.#click === click) this.drop()
    } catch (error) {
      // Cut off: the click waits until the table is there again.
      if (error instanceof Lost) return
      if (this.#click === click) this.drop()
      this.#refused(error)
    } finally {
      this.#sending = false
      // The news of the last click may come before its answer: a click made in between goes out now.
      if (this.#click !== click) void this.#deliver()
    }
  }

  /**
   * The table was heard from: send the click again if it still answers this position, seen from `seat`, which may play
   * for `mine`. Returns false if it was given up because the table moved on without it.
   */
  settle(position: Position, entries: readonly Entry[], seat: number | null, mine: readonly number[]): boolean {
    const click = this.#click
    if (!click) return true
    if (position.line === click.line && position.ply === click.ply && mine.includes(click.seat)) {
      if (seat === click.seat) void this.#deliver()
      return true
    }
    this.drop()
    return entries.some(({ kind, ply }) => kind === "action" && ply === click.ply)
  }
}
