// The table that was looked at last, as it was seen: it is there again at once while the engine is still coming.
import { t } from "$lib/i18n.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { Position, ServerFrame, Sync, TableInfo, Watch } from "$lib/wire.ts"
import { engine } from "virtual:games"

interface Seen {
  /** The engine it came from: another one may speak of other things. */
  engine: string
  sync: Sync
  /** What its board is drawn with, by language and address. */
  answers: Record<string, string>
}

const KEY = "sunstone-last"
/** Characters; what is longer is not kept. */
const MOST = 1_000_000
const ENTRIES = 100
const DRAWN_WITH = /^\/api\/(games\/\w+\/words|components\/)/

/** Whether one person alone sits there: two at a device have secrets from each other. */
const ofOne = ({ status, seats }: TableInfo) => status === "playing" && seats.filter(({ user }) => user).length === 1

/** A position to look at: nothing can be decided. */
const toLookAt = (position: Position, ask: string): Position => ({
  ...position,
  turn: null,
  legal: [],
  undo: { free_to: null, ask_to: null, asked: null },
  clock: null,
  words: position.words && { ...position.words, ask, choices: [], shorthand: {} },
})

export class LastTable {
  readonly #before: Seen | null = load()
  #sync: Sync | null = null
  #answers = new Map(Object.entries(this.#before?.answers ?? {}))

  constructor() {
    // When the page goes, or may go without another word.
    for (const kind of ["pagehide", "visibilitychange"]) addEventListener(kind, () => this.#keep())
  }

  /** A frame that the page hears. */
  heard(frame: ServerFrame): void {
    if (frame.type === "sync") {
      this.#sync = frame
    } else if (frame.type === "news" && frame.table === this.#sync?.table) {
      const { info, entries, position } = this.#sync
      this.#sync = {
        ...this.#sync,
        version: frame.version,
        info: frame.info ?? info,
        entries: [...entries, ...frame.entries].slice(-ENTRIES),
        position: frame.position ?? position,
      }
    }
  }

  /** An answer that the page gets. */
  answered(path: string, language: string, text: string): void {
    if (DRAWN_WITH.test(path)) this.#answers.set(`${language} ${path}`, text)
  }

  /** What was answered to that in the last visit. */
  answer(path: string, language: string): string | undefined {
    return this.#before?.answers[`${language} ${path}`]
  }

  /** The table as it was seen in the last visit. Other eyes than those that saw it learn only who sits there. */
  table({ table, seat }: Watch): Sync | null {
    const sync = this.#before?.sync
    if (sync?.table !== table || !sync.position) return null
    if (seat !== sync.position.seat) return { ...sync, position: null, entries: [] }
    return { ...sync, position: toLookAt(sync.position, t("web-engine-look")) }
  }

  #keep(): void {
    const sync = this.#sync
    if (!sync) return
    try {
      const { info, position } = sync
      localStorage.removeItem(KEY)
      if (!ofOne(info) || position?.seat == null) return
      const wanted = [`${settings.language} /api/games/${info.game}/`, `${settings.language} /api/components/`]
      const answers = [...this.#answers].filter(([key]) => wanted.some((begin) => key.startsWith(begin)))
      const seen = { engine, sync: { ...sync, position: toLookAt(position, "") }, answers: Object.fromEntries(answers) }
      const text = JSON.stringify(seen satisfies Seen)
      if (text.length < MOST) localStorage.setItem(KEY, text)
    } catch {
      // Without it only the engine's coming is shown.
    }
  }
}

function load(): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as Seen | null
    return seen?.engine === engine ? seen : null
  } catch {
    return null
  }
}
