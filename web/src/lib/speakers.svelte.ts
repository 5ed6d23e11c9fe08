// Which of those who talk at a table are guests. Whoever sits there is known; others got up after they had spoken.
import { SvelteMap } from "svelte/reactivity"
import { api, Refusal } from "$lib/api.ts"
import type { TableStore } from "$lib/table.svelte.ts"

export class Speakers {
  #table: () => TableStore
  #asked = new SvelteMap<string, boolean>()

  constructor(table: () => TableStore) {
    this.#table = table
  }

  #seated(user: string): boolean | undefined {
    return this.#table().info?.seats.find((seat) => seat.user === user)?.guest
  }

  guest(user: string | null): boolean {
    return user !== null && (this.#seated(user) ?? this.#asked.get(user) ?? false)
  }

  /** Ask the server about those that nobody here knows. */
  async meet(users: Iterable<string | null>): Promise<void> {
    for (const user of new Set(users)) {
      if (user === null || this.#seated(user) !== undefined || this.#asked.has(user)) continue
      this.#asked.set(user, false)
      try {
        this.#asked.set(user, (await api.user(user)).kind === "guest")
      } catch (error) {
        // Not worth a word, nor asking again.
        if (!(error instanceof Refusal)) throw error
      }
    }
  }
}
