// A person at a table: what is looked at, what is asked once more before it is done, and where undo leads.
import type { Form, Look } from "../games/board.ts"
import { api } from "$lib/api.ts"
import { among, grouped, type Group } from "$lib/choices.ts"
import { POINTED } from "$lib/draw/marks.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { TableStore } from "$lib/table.svelte.ts"
import type { Choice, Entry, Plain, Position, Why } from "$lib/wire.ts"

/** A choice that waits for a yes, and why. */
export interface Asking {
  choice: Choice
  label: string
  /** It cannot be taken back; otherwise it ends the turn. */
  reveals: boolean
  /** What it does, as far as that is certain: what is drawn or turned over, too. */
  lines: string[]
}

/** A line of the log: what it tells, and in words. */
export interface Pointed {
  entry: Entry
  text: string
}

/** The entry of a line of the log. */
export const pointedAt = (entry: Entry, at: number): Entry => ({
  ...entry,
  kind: POINTED,
  events: entry.events.slice(at, at + 1),
})

/** A lesson that leads through the table. */
export interface Guide {
  /** Those of the choices that it lights. */
  lit(legal: Choice[]): Choice[]
  /** Whether it asks for this choice: it does, it refuses it, or it does not mind. */
  leadsTo(choice: Choice): boolean | null
  /** What it says to somebody who would do this instead; null where it does not mind, or this is what it asks for. */
  answer(choice: Choice, label: (choice: Choice) => string): string | null
}

/** Whether an action has all fields of a form. */
const fits = (structure: Plain, form: Form): boolean =>
  Object.entries(form).every(([name, value]) => JSON.stringify(structure[name]) === JSON.stringify(value))

export class Deciding {
  readonly table: TableStore
  look = $state.raw<Look | null>(null)
  asking = $state.raw<Asking | null>(null)
  guide = $state.raw<Guide | null>(null)
  /** What is told by a line of the log that is looked at is marked on the board. */
  #pointed = $state.raw<Entry | null>(null)
  /** A line that was tapped: it is marked until the next tap. */
  held = $state.raw<Pointed | null>(null)
  /** Clicks on what was no longer offered. */
  missed = $state(0)

  /** What is on the screen. */
  position: Position | null = $derived.by(() => this.table.position)
  #mine: Position | null = $derived.by(() => (this.table.myTurn ? this.position : null))
  /** What may be chosen on the board: nothing while a rival's turn is shown or a decision is on its way. */
  #lit: Choice[] = $derived(this.#mine ? (this.guide?.lit(this.#mine.legal) ?? this.#mine.legal) : [])
  legal: Choice[] = $derived.by(() => (this.table.click ? [] : this.#lit))
  groups: Group[] = $derived(among(grouped(this.#mine), this.#lit))

  /** Why nothing of this form can be done now; null while no decision of mine is due. */
  why: ((form: Form) => Promise<Why>) | null = $derived.by(() => {
    const { id, seat } = this.table
    if (!this.#mine || seat === null || this.table.click) return null
    const { legal } = this.#mine
    return async (form) => {
      // The rules would allow it, and only the guide does not.
      const meant = legal.find(({ structure }) => fits(structure, form))
      const message = meant && this.guide?.answer(meant, (choice) => this.label(choice))
      if (message) return { legal: false, code: "", anchor: "", message }
      return api.why(id, seat, JSON.stringify(form))
    }
  })

  /** What is marked on the board. */
  recent: Entry[] = $derived.by(() => {
    const looked = this.#pointed ?? this.held?.entry
    return looked ? [looked] : this.table.recent
  })

  constructor(table: TableStore) {
    this.table = table
  }

  /** The pointer or the focus is on a line of the log, or on none. */
  point(entry: Entry | null): void {
    this.#pointed = entry
  }

  /** What a choice does, in words. */
  label(choice: Choice): string {
    const at = this.position?.legal.findIndex(({ action }) => action === choice.action) ?? -1
    return this.position?.words?.choices[at] ?? choice.text
  }

  /** Whether it can be done now; a guide may still refuse it, and says so. */
  #offered(choice: Choice | null | undefined): choice is Choice {
    if (this.table.click) return false
    return this.#mine?.legal.some(({ action }) => action === choice?.action) ?? false
  }

  /** The pointer or the focus is on a choice, or on none. */
  async regard(choice: Choice | null | undefined): Promise<void> {
    if (!this.#offered(choice)) {
      this.look = null
      return
    }
    this.look = { choice, preview: null }
    try {
      const preview = await this.table.preview(choice)
      if (this.look?.choice.action === choice.action) this.look = { choice, preview }
    } catch {
      // A look that fails shows nothing; the choice itself will say what is wrong.
    }
  }

  /** Do it, or ask once more where the settings want it. What is no longer offered is not done, and that is shown. */
  async choose(choice: Choice | undefined): Promise<void> {
    if (!this.#offered(choice)) {
      this.missed += 1
      return
    }
    const wanted = this.guide?.leadsTo(choice) ?? null
    if (wanted === false) {
      this.guide?.answer(choice, (one) => this.label(one))
      return
    }
    if (!wanted && settings.confirm !== "never") {
      const preview = await this.table.preview(choice).catch(() => null)
      const ends = settings.confirm === "turn" && preview !== null && preview.turn !== this.table.seat
      if (preview && (preview.reveals || ends)) {
        this.asking = { choice, label: this.label(choice), reveals: preview.reveals, lines: preview.lines }
        return
      }
    }
    await this.#act(choice)
  }

  /** Yes, do it. */
  async confirm(): Promise<void> {
    const choice = this.asking?.choice
    this.asking = null
    if (choice) await this.#act(choice)
  }

  async #act(choice: Choice): Promise<void> {
    this.look = null
    await this.table.act(choice)
  }

  /** Where undo leads: one step back in my turn, or to before my last decision, which the others may have to allow. */
  undoTo: number | null = $derived.by(() => {
    const now = this.table.settled ? this.table.position : null
    if (!now || now.over || this.table.seat === null || now.undo.asked) return null
    if (now.undo.free_to !== null) return Math.max(now.undo.free_to, now.ply - 1)
    let ply = now.ply
    for (const entry of [...this.table.log].reverse()) {
      if (entry.kind === "undone") return null
      if (entry.kind !== "action" || entry.ply === null || entry.ply >= ply) continue
      ply = entry.ply
      // The server refuses what lies before `ask_to`, even if all agree.
      if (entry.seat === this.table.seat) return now.undo.ask_to !== null && ply >= now.undo.ask_to ? ply : null
    }
    return null
  })

  async undo(): Promise<void> {
    if (this.undoTo !== null) await this.table.undo(this.undoTo)
  }
}
