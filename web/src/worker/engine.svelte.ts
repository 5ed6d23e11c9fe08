// The page's side of the worker that keeps the tables.
import { LastTable } from "./last.ts"
import type { FromKeeper, ToKeeper } from "./messages.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { ClientFrame, Me, ServerFrame } from "$lib/wire.ts"
import games from "virtual:games"

export interface Found {
  status: number
  /** JSON. */
  text: string
}

const ME = "sunstone-me"
/** Seconds; nobody has to find out whether the other side is still there. */
const BEAT = 86_400

/** What the workers cannot do without, and older browsers do not have. */
const NEEDED = ["WebAssembly", "DecompressionStream", "BroadcastChannel", "indexedDB"]

class Engine {
  /** Bytes of the engine that have come, and how many there are. */
  got = $state(0)
  of = $state(0)
  ready = $state(false)
  problem = $state("")
  readonly missing = NEEDED.filter((name) => !(name in globalThis)).join(", ")
  readonly #last = new LastTable()
  /** The table that is shown as it was last seen. */
  #old: string | null = null
  #worker: Worker | null = null
  #next = 1
  #waiting = new Map<number, (found: Found) => void>()
  #saved: (text: string) => void = () => undefined
  #brought: (problem: string) => void = () => undefined
  #heard: (frame: ServerFrame) => void = () => undefined

  /** Hear frames from now on; the line begins anew. */
  listen(heard: (frame: ServerFrame) => void): void {
    this.#heard = heard
    this.#tell({ type: "open" })
    // The engine's own follows, and all is asked once more.
    if (!this.ready) queueMicrotask(() => heard({ type: "hello", user: null, beat_seconds: BEAT, now: Date.now() }))
  }

  hear(frame: ClientFrame): void {
    if (frame.type === "watch") {
      if (!this.ready) {
        const known = this.#last.table(frame)
        if (known) this.#old = frame.table
        if (known) queueMicrotask(() => this.#heard(known))
        return
      }
      // Nothing that was kept outside the database counts.
      if (frame.table === this.#old) frame = { ...frame, seen: null }
      this.#old = null
    }
    this.#tell({ type: "hear", frame: JSON.stringify(frame), language: settings.language })
  }

  async ask(method: string, path: string, body: string, language: string, signal?: AbortSignal): Promise<Found> {
    const known = this.ready ? null : (this.#last.answer(path, language) ?? atOnce(method, path))
    if (known) {
      // It will be needed.
      this.#started()
      return { status: 200, text: known }
    }
    const id = this.#next++
    const answer = await new Promise<Found>((resolve, reject) => {
      this.#waiting.set(id, resolve)
      signal?.addEventListener("abort", () => reject(new Error("aborted")))
      this.#tell({ type: "ask", id, method, path, body, language })
    })
    if (path === "/api/guest" || path === "/api/me") keepMe(answer)
    if (answer.status === 200) this.#last.answered(path, language, answer.text)
    return answer
  }

  /** Everything that is kept here, as a text. */
  save(): Promise<string> {
    this.#tell({ type: "save" })
    return new Promise((resolve) => (this.#saved = resolve))
  }

  /** Bring what was saved; what is wrong with it, or nothing. */
  bring(text: string): Promise<string> {
    this.#tell({ type: "bring", text })
    return new Promise((resolve) => (this.#brought = resolve))
  }

  #tell(message: ToKeeper): void {
    this.#started().postMessage(message)
  }

  #started(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./keeper.worker.ts", import.meta.url), { type: "module" })
      this.#worker.onmessage = ({ data }) => this.#take(data as FromKeeper)
      this.#worker.onerror = (event) => (this.problem = event.message || "worker")
    }
    return this.#worker
  }

  #take(message: FromKeeper): void {
    switch (message.type) {
      case "progress":
        this.got = message.got
        this.of = message.of
        break
      case "ready":
        this.ready = true
        // Only a page may ask for it, and none that came from another machine without TLS.
        void (navigator.storage as StorageManager | undefined)?.persist()
        // The service worker fetches what this visit may do without, but the next one not, if it has no network.
        void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep"))
        break
      case "frames":
        for (const frame of message.frames) {
          this.#last.heard(frame)
          this.#heard(frame)
        }
        break
      case "answer":
        this.#waiting.get(message.id)?.({ status: message.status, text: message.body })
        this.#waiting.delete(message.id)
        break
      case "saved":
        this.#saved(message.text)
        break
      case "brought":
        this.#brought(message.problem)
        break
      case "broken":
        this.problem = message.problem
    }
  }
}

/** What is known without the engine, so that the first page is there at once. */
function atOnce(method: string, path: string): string | null {
  if (method !== "GET") return null
  if (path === "/api/games") return JSON.stringify(games)
  if (path !== "/api/me") return null
  const nobody: Me = { user: null, email: null, language: settings.language }
  try {
    return localStorage.getItem(ME) ?? JSON.stringify(nobody)
  } catch {
    return JSON.stringify(nobody)
  }
}

function keepMe({ status, text }: Found): void {
  try {
    if (status === 200) localStorage.setItem(ME, text)
  } catch {
    // Without storage the engine is asked every time.
  }
}

export const engine = new Engine()
