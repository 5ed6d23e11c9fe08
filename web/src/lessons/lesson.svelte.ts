// A guided first game: which step is told, what it asks for, and what is refused meanwhile.
import { api } from "$lib/api.ts"
import type { Guide } from "$lib/deciding.svelte.ts"
import { t } from "$lib/i18n.svelte.ts"
import type { TableStore } from "$lib/table.svelte.ts"
import type { Choice, Lesson, LessonStep } from "$lib/wire.ts"

const KEY = "sunstone-lessons-left"
const KEPT = 50

/** The step that is told at a ply; where several begin there, the one after so many that were read. */
export function stepAt(steps: readonly LessonStep[], ply: number, read: number): number {
  const first = steps.findIndex(({ start }) => start === ply)
  if (first < 0) return steps.findLastIndex(({ start }) => start < ply)
  let last = first
  while (steps[last + 1]?.start === ply) last += 1
  return Math.min(first + read, last)
}

function tablesLeft(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : []
  } catch {
    return []
  }
}

export class LessonGuide implements Guide {
  readonly #table: TableStore
  #language = ""
  #lesson = $state.raw<Lesson | null>(null)
  #left = $state(false)
  /** The ply whose texts are being read, and how many of them were. */
  #read = $state.raw({ ply: -1, count: 0 })
  /** How many steps back one looks. */
  #back = $state.raw({ at: -1, by: 0 })
  /** Something else that was tried, at which ply, and what it is called: the answer follows the language. */
  #tried = $state.raw<{ ply: number; choice: Choice; label: (choice: Choice) => string } | null>(null)

  steps: LessonStep[] = $derived(this.#lesson?.on ? this.#lesson.steps : [])
  #ply: number = $derived.by(() => this.#table.position?.ply ?? -1)
  /** The step where the table stands. */
  at: number = $derived(stepAt(this.steps, this.#ply, this.#read.ply === this.#ply ? this.#read.count : 0))
  #by: number = $derived(this.#back.at === this.at ? this.#back.by : 0)
  /** The step that is on the screen: the table's, or an earlier one that is read again. */
  shown: number = $derived(this.at - this.#by)
  step: LessonStep | null = $derived(this.steps[this.shown] ?? null)
  now: LessonStep | null = $derived(this.steps[this.at] ?? null)

  /** The lesson is over: everything is told. */
  done: boolean = $derived(this.steps.length > 0 && this.at === this.steps.length - 1)
  /** Whether the panel leads; otherwise the table is like any other. */
  leads: boolean = $derived(this.now !== null && !this.#left)
  /** Left, but the game has gone as the lesson goes so far: one can come back to it. */
  waits: boolean = $derived(this.now !== null && this.#left && !this.done)
  /** What the learner is to play now. */
  asked: string | null = $derived(this.now?.do[this.#ply - this.now.start] ?? null)
  /** The answer to something else that was tried just now. */
  said: string = $derived.by(() => {
    const tried = this.#tried
    return tried?.ply === this.#ply ? (this.#answerTo(tried.choice, tried.label) ?? "") : ""
  })
  /** There is more to read before something is played. */
  more: boolean = $derived(this.now !== null && !this.done && this.now.do.length === 0)
  /** The rival plays. */
  watching: boolean = $derived(this.leads && !this.asked && !this.more && !this.done)

  constructor(table: TableStore) {
    this.#table = table
    this.#left = tablesLeft().includes(table.id)
  }

  /** Ask the server for the words; again when another language is spoken. */
  async load(language: string): Promise<void> {
    if (this.#language === language) return
    this.#language = language
    this.#lesson = await api.lesson(this.#table.id)
  }

  lit(legal: Choice[]): Choice[] {
    return this.leads && !this.done ? legal.filter(({ text }) => text === this.asked) : legal
  }

  /** Whether the lesson asks for exactly this. Otherwise it is refused, or taken as leaving the lesson. */
  leadsTo(choice: Choice): boolean | null {
    if (this.leads && !this.done) {
      return choice.text === this.asked
    }
    // Whoever plays something else has left for good.
    if (this.#lesson && !this.done && choice.text !== this.asked) this.#lesson = { ...this.#lesson, on: false }
    return null
  }

  /** Why this is not what is wanted here: by the step for what this kind of action is, else in general. */
  answer(choice: Choice, label: (choice: Choice) => string): string | null {
    const text = this.#answerTo(choice, label)
    if (text !== null) this.#tried = { ply: this.#ply, choice, label }
    return text
  }

  #answerTo(choice: Choice, label: (choice: Choice) => string): string | null {
    if (!this.leads || this.done || choice.text === this.asked) return null
    const wanted = this.#table.position?.legal.find(({ text }) => text === this.asked)
    const own = this.now?.answers[String(choice.structure.verb)]
    if (!wanted) return t("web-lesson-read-first")
    return own && choice.structure.verb !== wanted.structure.verb
      ? own
      : t("web-lesson-refused", { tried: label(choice), asked: label(wanted) })
  }

  next(): void {
    if (this.#by) this.#back = { at: this.at, by: this.#by - 1 }
    else if (this.more)
      this.#read = { ply: this.#ply, count: (this.#read.ply === this.#ply ? this.#read.count : 0) + 1 }
  }

  back(): void {
    if (this.shown > 0) this.#back = { at: this.at, by: this.#by + 1 }
  }

  leave(): void {
    this.#left = true
    this.#keep([...tablesLeft(), this.#table.id].slice(-KEPT))
  }

  comeBack(): void {
    this.#left = false
    this.#keep(tablesLeft().filter((id) => id !== this.#table.id))
  }

  #keep(left: string[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(left))
    } catch {
      // Without storage the panel comes back with the next load; nothing is lost.
    }
  }
}
