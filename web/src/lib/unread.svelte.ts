// How much was said at a table that has not been read.
import type { TableStore } from "$lib/table.svelte.ts"

export class Unread {
  #read = $state(0)
  #table: () => TableStore
  #reading: () => boolean

  /** To be made while a component is: it goes with it. */
  constructor(table: () => TableStore, reading: () => boolean) {
    this.#table = table
    this.#reading = reading
    $effect(() => {
      if (this.#reading()) this.#read = this.#said
    })
  }

  get #said(): number {
    return this.#table().entries.filter(({ kind }) => kind === "chat").length
  }

  get count(): number {
    return this.#reading() ? 0 : Math.max(0, this.#said - this.#read)
  }
}
