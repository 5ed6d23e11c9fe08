// What the page and the workers say to each other.
import type { ServerFrame } from "$lib/wire.ts"

/** From the page to the worker that keeps the tables. */
export type ToKeeper =
  | { type: "ask"; id: number; method: string; path: string; body: string; language: string }
  | { type: "open" }
  | { type: "hear"; frame: string; language: string }
  | { type: "save" }
  | { type: "bring"; text: string }

/** And back. */
export type FromKeeper =
  | { type: "progress"; got: number; of: number }
  | { type: "ready" }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "frames"; frames: ServerFrame[] }
  | { type: "saved"; text: string }
  | { type: "brought"; problem: string }
  | { type: "broken"; problem: string }

/** Something for the thinker to find out. */
export interface Job {
  id: number
  work: "think" | "advise" | "look"
  wish: string
}

/** What was found; without an answer the work failed. */
export interface FoundOut {
  id: number
  answer: string | null
}

/** Something to keep under a key; without a value, to forget. */
export interface Kept {
  key: (string | number)[]
  value: string | null
  fresh: boolean
}

/** What a call of the backend wants to be done (`sunstone/local/outbox.py`). */
export interface Outbox {
  answers: { id: number; status: number; body: string }[]
  frames: ServerFrame[]
  kept: Kept[]
  jobs: Job[]
  due: number | null
  needs: string | null
}
