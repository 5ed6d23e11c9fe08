// What is kept in the browser: texts under keys, in one store of its database.
import type { Kept } from "./messages.ts"

/** Another tab has written there meanwhile. */
export class Taken extends Error {}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as DOMException)
  })
}

/** Of what is saved to a file. */
const FORMAT = 1

export class Store {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<Store> {
    const asked = indexedDB.open("sunstone", 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore("kept")
    return new Store(await done(asked))
  }

  async #range(range: IDBKeyRange): Promise<[IDBValidKey, string][]> {
    const store = this.#database.transaction("kept").objectStore("kept")
    const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))])
    return keys.map((key, place) => [key, values[place] as string])
  }

  /** Everything but the logs of tables. */
  async all(): Promise<[IDBValidKey, string][]> {
    const before = await this.#range(IDBKeyRange.upperBound(["log"], true))
    return [...before, ...(await this.#range(IDBKeyRange.lowerBound(["log", [[]]])))]
  }

  /** All of it, as a text. */
  async save(): Promise<string> {
    return JSON.stringify({ sunstone: FORMAT, kept: await this.#range(IDBKeyRange.lowerBound([])) })
  }

  /** What was saved elsewhere or before; nothing that is here is changed. */
  async bring(text: string): Promise<void> {
    const { sunstone, kept } = JSON.parse(text) as { sunstone: number; kept: [(string | number)[], string][] }
    if (sunstone !== FORMAT) throw new Error(`format ${sunstone}`)
    const here = new Set((await this.all()).map(([key]) => JSON.stringify(key)))
    const missing = kept.filter(([[kind, table]]) => {
      const owner = kind === "log" || kind === "looks" ? ["tables", table] : null
      return !here.has(JSON.stringify(owner))
    })
    await this.write(
      missing
        .filter(([key]) => !here.has(JSON.stringify(key)))
        .map(([key, value]) => ({ key, value: String(value), fresh: false })),
    )
  }

  /** A table's row and its log. */
  async table(id: string): Promise<[string, string[]]> {
    const store = this.#database.transaction("kept").objectStore("kept")
    const row = done(store.get(["tables", id]))
    // A list sorts behind every number.
    const log = done(store.getAll(IDBKeyRange.bound(["log", id], ["log", id, []])))
    return [(await row) as string, (await log) as string[]]
  }

  /** Keep all of it or nothing. */
  write(kept: Kept[]): Promise<void> {
    if (!kept.length) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const change = this.#database.transaction("kept", "readwrite")
      const store = change.objectStore("kept")
      change.oncomplete = () => resolve()
      change.onabort = () =>
        reject(change.error?.name === "ConstraintError" ? new Taken() : (change.error as DOMException))
      for (const { key, value, fresh } of kept) {
        if (value === null) store.delete(key)
        else if (fresh) store.add(value, key)
        else store.put(value, key)
      }
    })
  }
}
