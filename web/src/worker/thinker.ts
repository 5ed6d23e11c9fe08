// What waits for the thinker, a worker of its own that starts with the first job.
import type { FoundOut, Job } from "./messages.ts"

export class Thinker {
  readonly #found: (found: FoundOut) => void
  #worker: Worker | null = null
  #jobs: Job[] = []
  #busy = false

  constructor(found: (found: FoundOut) => void) {
    this.#found = found
  }

  /** Start it, so that it is there when it is needed. */
  start(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" })
      this.#worker.onmessage = ({ data }) => {
        this.#busy = false
        this.#next()
        this.#found(data as FoundOut)
      }
    }
    return this.#worker
  }

  put(job: Job): void {
    this.#jobs.push(job)
    this.#next()
  }

  /** Bots and hints first: nobody waits at the board for an analysis. */
  #next(): void {
    if (this.#busy || !this.#jobs.length) return
    const urgent = this.#jobs.findIndex(({ work }) => work !== "look")
    const [job] = this.#jobs.splice(Math.max(0, urgent), 1)
    this.#busy = true
    this.start().postMessage(job)
  }
}
