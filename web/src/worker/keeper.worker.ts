// Keeps the tables of this browser: Python decides, the browser's database remembers, the page hears of it.
import type { FromKeeper, Kept, Outbox, ToKeeper } from "./messages.ts"
import { startPython } from "./python.ts"
import { Store, Taken } from "./store.ts"
import { Thinker } from "./thinker.ts"

/** `sunstone.local.backend.Backend`; every method gives an `Outbox` as JSON. */
interface Backend {
  ask(id: number, method: string, path: string, body: string, language: string): string
  open(): string
  hear(frame: string, language: string): string
  found_out(job: number, answer: string | null): string
  grown(table: string, row: string): string
  pass_time(): string
  give_table(table: string, row: string, log: string[]): void
  forget(table: string): void
}

const tell = (message: FromKeeper) => self.postMessage(message)
/** Other tabs with these pages: they hear which tables have grown. */
const others = new BroadcastChannel("sunstone")
const thinker = new Thinker(({ id, answer }) => soon((backend) => backend.found_out(id, answer)))
let clock: ReturnType<typeof setTimeout> | undefined

async function begin(): Promise<[Backend, Store]> {
  const [python, store] = await Promise.all([
    startPython((got, of) => tell({ type: "progress", got, of })),
    Store.open(),
  ])
  const make = python.runPython("from sunstone.local.backend import Backend; Backend") as (kept: string) => Backend
  const backend = make(JSON.stringify(await store.all()))
  tell({ type: "ready" })
  return [backend, store]
}

const begun = begin()
let last: Promise<unknown> = begun.catch((error: unknown) => tell({ type: "broken", problem: String(error) }))

/** Do something when everything before is done. */
function afterAll(work: (store: Store, backend: Backend) => Promise<void>): void {
  last = last
    .then(() => begun)
    .then(([backend, store]) => work(store, backend))
    .catch((error: unknown) => {
      console.error(error)
      tell({ type: "broken", problem: String(error) })
    })
}

const soon = (call: (backend: Backend) => string) => afterAll((store, backend) => carryOut(backend, store, call))

async function carryOut(backend: Backend, store: Store, call: (backend: Backend) => string): Promise<void> {
  for (;;) {
    const out = JSON.parse(call(backend)) as Outbox
    if (out.needs) {
      backend.give_table(out.needs, ...(await store.table(out.needs)))
      continue
    }
    try {
      await store.write(out.kept)
    } catch (error) {
      if (!(error instanceof Taken)) throw error
      // Another tab was faster: decide again on what it has written.
      for (const table of tables(out.kept).keys()) backend.forget(table)
      continue
    }
    for (const [table, row] of tables(out.kept)) others.postMessage({ table, row })
    for (const answer of out.answers) tell({ type: "answer", ...answer })
    if (out.frames.length) tell({ type: "frames", frames: out.frames })
    for (const job of out.jobs) thinker.put(job)
    clearTimeout(clock)
    if (out.due) clock = setTimeout(() => soon((now) => now.pass_time()), Math.max(0, out.due - Date.now()) + 50)
    return
  }
}

/** The tables that are written, with their rows. */
function tables(kept: Kept[]): Map<string, string> {
  const written = kept.filter(({ key }) => key[0] === "tables")
  return new Map(written.map(({ key, value }) => [String(key[1]), value ?? ""]))
}

self.onmessage = ({ data }) => {
  const message = data as ToKeeper
  switch (message.type) {
    case "ask":
      soon((backend) => backend.ask(message.id, message.method, message.path, message.body, message.language))
      break
    case "open":
      soon((backend) => backend.open())
      break
    case "hear":
      soon((backend) => backend.hear(message.frame, message.language))
      break
    case "save":
      afterAll(async (store) => tell({ type: "saved", text: await store.save() }))
      break
    case "bring":
      afterAll(async (store) => {
        const problem = await store.bring(message.text).then(
          () => "",
          (error: unknown) => String(error),
        )
        tell({ type: "brought", problem })
      })
  }
}

others.onmessage = ({ data }) => {
  const { table, row } = data as { table: string; row: string }
  soon((backend) => backend.grown(table, row))
}
