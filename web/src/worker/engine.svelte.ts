// The page's side of the worker that keeps the tables.
import type { FromKeeper, ToKeeper } from "./messages.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { ClientFrame, Games, Me, ServerFrame } from "$lib/wire.ts"
import games from "virtual:games"

export interface Found {
  status: number
  /** JSON. */
  text: string
}

const ME = "sunstone-me"

class Engine {
  /** Bytes of the engine that have come, and how many there are. */
  got = $state(0)
  of = $state(0)
  ready = $state(false)
  problem = $state("")
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
  }

  hear(frame: ClientFrame): void {
    this.#tell({ type: "hear", frame: JSON.stringify(frame), language: settings.language })
  }

  async ask(method: string, path: string, body: string, language: string, signal?: AbortSignal): Promise<Found> {
    const known = this.ready ? null : atOnce(method, path)
    if (known) {
      // It will be needed.
      this.#started()
      return { status: 200, text: JSON.stringify(known) }
    }
    const id = this.#next++
    const answer = await new Promise<Found>((resolve, reject) => {
      this.#waiting.set(id, resolve)
      signal?.addEventListener("abort", () => reject(new Error("aborted")))
      this.#tell({ type: "ask", id, method, path, body, language })
    })
    if (path === "/api/guest" || path === "/api/me") keepMe(answer)
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
        break
      case "frames":
        for (const frame of message.frames) this.#heard(frame)
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
function atOnce(method: string, path: string): Games | Me | null {
  if (method !== "GET") return null
  if (path === "/api/games") return games
  if (path !== "/api/me") return null
  const nobody: Me = { user: null, email: null, language: settings.language }
  try {
    return (JSON.parse(localStorage.getItem(ME) ?? "null") as Me | null) ?? nobody
  } catch {
    return nobody
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
