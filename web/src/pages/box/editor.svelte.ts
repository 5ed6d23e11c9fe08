// A box while it is typed in: what is shipped, what its owner says, what is wrong, and where one is.
import { Refusal } from "$lib/api.ts"
import { problemOf, type Problem } from "$lib/problem.ts"
import type { BoxEntry, BoxField, BoxForm, BoxPart, BoxProblem, OwnBox, Plain, SaveBox } from "$lib/wire.ts"
import { kindOf, same, type Value, type Values } from "./values.ts"

/** How long after the last key everything is saved and checked. */
const PAUSE = 350
/** How long after a failure it is tried again. */
const AGAIN = 3000
/** The field that says that a box lacks an entry. */
const REMOVED = "removed"

/** A card in its part: anything that has a page of its own. */
export interface Card {
  part: BoxPart
  entry: BoxEntry
}
export type Standing = "done" | "wrong" | "begun" | "open"
export type Saving = "saved" | "waiting" | "failed" | "elsewhere"

export interface Server {
  save(game: string, wish: SaveBox, last?: boolean): Promise<OwnBox>
  load(game: string): Promise<OwnBox>
  /** Make sure that there is an account to save it in. */
  anybody(): Promise<void>
}

export class BoxEditor {
  readonly form: BoxForm
  /** What the owner has typed in, right or wrong. */
  values = $state.raw<Values>({})
  /** The same as the server has last seen it. */
  #seen = $state.raw<Values>({})
  problems = $state.raw<BoxProblem[]>([])
  filled = $state(0)
  saving = $state<Saving>("saved")
  problem = $state.raw<Problem | null>(null)
  at = $state(0)
  #server: Server
  #revision = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null

  cards: Card[] = $derived.by(() =>
    this.form.parts.flatMap((part) =>
      part.entries.filter((entry) => this.#isThere(part.id, entry)).map((entry) => ({ part, entry })),
    ),
  )
  card: Card | undefined = $derived(this.cards[Math.min(this.at, this.cards.length - 1)])

  constructor(form: BoxForm, own: OwnBox, server: Server) {
    this.form = form
    this.#server = server
    this.#arrived(own)
    this.values = own.values
    this.at = Math.max(
      0,
      this.cards.findIndex((card) => this.missing(card).length > 0),
    )
  }

  // What is there.

  #isThere(section: string, entry: BoxEntry): boolean {
    return Object.keys(entry.values).length > 0 || this.values[section]?.[entry.id] !== undefined
  }

  /** The owner's value of a field, if there is one. */
  own(card: Card, field: string): Value | undefined {
    return this.values[card.part.id]?.[card.entry.id]?.[field]
  }

  /** The owner's value, or else ours. */
  value(card: Card, field: string): Value | undefined {
    return this.own(card, field) ?? card.entry.values[field]
  }

  problemsOf(card: Card, field?: string): BoxProblem[] {
    const path = `${card.part.id}.${card.entry.id}`
    return this.problems.filter((problem) =>
      field === undefined
        ? problem.path === path || problem.path.startsWith(`${path}.`)
        : problem.path === `${path}.${field}`,
    )
  }

  /** Whether we have the card too, or only the owner's box does. */
  isShipped({ entry }: Card): boolean {
    return Object.keys(entry.values).length > 0
  }

  isRemoved(card: Card): boolean {
    return this.own(card, REMOVED) === true
  }

  /** The fields whose printed value is not there yet. */
  missing(card: Card): string[] {
    if (this.isRemoved(card)) return []
    return card.entry.wanted.filter((field) => this.own(card, field) === undefined)
  }

  standing(card: Card): Standing {
    if (this.problemsOf(card).length) return "wrong"
    if (!this.missing(card).length) return "done"
    return this.values[card.part.id]?.[card.entry.id] ? "begun" : "open"
  }

  /** How many values of a part are there and how many are wanted. */
  progress(part: BoxPart): { filled: number; wanted: number } {
    const cards = this.cards.filter((card) => card.part.id === part.id)
    const wanted = cards.reduce((sum, { entry }) => sum + entry.wanted.length, 0)
    return { wanted, filled: wanted - cards.reduce((sum, card) => sum + this.missing(card).length, 0) }
  }

  /** Problems that belong to no card. */
  get loose(): BoxProblem[] {
    const known = new Set(this.cards.map(({ part, entry }) => `${part.id}.${entry.id}`))
    return this.problems.filter(({ path }) => !known.has(path.split(".").slice(0, 2).join(".")))
  }

  /** The components as they would be played with: ours, and over them what is typed in and right. */
  drawn: Plain = $derived.by(() => {
    const wrong = new Set(this.problems.map(({ path }) => path))
    const sections = this.form.parts.map((part) => {
      const entries = part.entries.map((entry) => {
        const fields: Plain = { ...entry.values }
        const source: Record<string, string> = { ...entry.sources }
        for (const [field, value] of Object.entries(this.#seen[part.id]?.[entry.id] ?? {})) {
          if (wrong.has(`${part.id}.${entry.id}.${field}`)) continue
          fields[field] = value
          source[field] = "owner"
        }
        return [entry.id, { ...fields, source }] as const
      })
      return [part.id, Object.fromEntries(entries.filter(([, fields]) => Object.keys(fields).length > 1))] as const
    })
    return { game: this.form.game, ...Object.fromEntries(sections) }
  })

  // What is typed.

  set(card: Card, field: string, value: Value): void {
    if (same(this.own(card, field), value)) return
    this.#put(card, { ...this.values[card.part.id]?.[card.entry.id], [field]: value })
  }

  /** What stands there is what is printed. What is known anyway needs nobody's word. */
  confirm(card: Card, field: string): void {
    const value = this.value(card, field)
    if (value !== undefined && this.missing(card).includes(field)) this.set(card, field, value)
  }

  confirmAll(card: Card): void {
    for (const field of this.missing(card)) this.confirm(card, field)
  }

  /** Ours again. */
  clear(card: Card, field: string): void {
    const { [field]: gone, ...others } = this.values[card.part.id]?.[card.entry.id] ?? {}
    if (gone !== undefined) this.#put(card, others)
  }

  /** The box of its owner does not have this card, or has it after all. One that we do not have either is gone for good. */
  remove(card: Card, gone: boolean): void {
    this.#put(card, gone && this.isShipped(card) ? { [REMOVED]: true } : {})
    // Whoever stood on the last card of a part stays in the part.
    if (this.isShipped(card) || this.card?.part.id === card.part.id) return
    const last = this.cards.findLast(({ part }) => part.id === card.part.id)
    if (last) this.go(last)
  }

  /** The next card that a part could have more: one that was taken out, or one that we do not have. */
  extra(part: BoxPart): BoxEntry | undefined {
    return part.entries.find((entry) => !this.#isThere(part.id, entry) || this.isRemoved({ part, entry }))
  }

  /** Add it: as it was, or with the values of the card before it to begin with, but not with its name. */
  add(part: BoxPart): void {
    const entry = this.extra(part)
    if (!entry) return
    const card = { part, entry }
    const before = this.cards.findLast((other) => other.part.id === part.id)
    if (this.isShipped(card) || !before) this.remove(card, false)
    else {
      const values = part.fields.map((field) => [
        field.name,
        kindOf(field) === "name" ? "" : this.value(before, field.name),
      ])
      this.#put(card, Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, Value>)
    }
    this.go(card)
  }

  #put(card: Card, fields: Record<string, Value>): void {
    const { [card.entry.id]: _, ...others } = this.values[card.part.id] ?? {}
    const entries = Object.keys(fields).length ? { ...others, [card.entry.id]: fields } : others
    this.values = { ...this.values, [card.part.id]: entries }
    this.#later(PAUSE)
  }

  // Where one is.

  go(card: Card): void {
    const at = this.cards.findIndex(({ part, entry }) => part.id === card.part.id && entry.id === card.entry.id)
    if (at >= 0) this.at = at
  }

  step(by: number): void {
    this.at = Math.min(Math.max(this.at + by, 0), this.cards.length - 1)
  }

  /** The fields of a card that are asked for: those that are wanted, and those the owner has said something about. */
  asked(card: Card): { asked: BoxField[]; known: BoxField[] } {
    const whole = !this.isShipped(card)
    const isAsked = ({ name }: BoxField) =>
      whole || card.entry.wanted.includes(name) || this.own(card, name) !== undefined
    return { asked: card.part.fields.filter(isAsked), known: card.part.fields.filter((field) => !isAsked(field)) }
  }

  // Saving.

  #later(wait: number): void {
    if (this.saving === "elsewhere") return
    this.saving = "waiting"
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), wait)
  }

  /** Save what is not saved yet. */
  async save(last = false): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#sending) await this.#sending
    if (this.saving !== "waiting" && this.saving !== "failed") return
    this.#sending = this.#send(last)
    await this.#sending
  }

  async #send(last: boolean): Promise<void> {
    const sent = this.values
    try {
      await this.#server.anybody()
      this.#arrived(await this.#server.save(this.form.game, { revision: this.#revision, values: sent }, last))
      this.problem = null
      if (this.values === sent) this.saving = "saved"
      else this.#later(PAUSE)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#failed(error)
    } finally {
      this.#sending = null
    }
  }

  #failed(error: Refusal): void {
    this.problem = problemOf(error)
    if (error.code === "box_changed") {
      this.saving = "elsewhere"
      return
    }
    this.saving = "failed"
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), AGAIN)
  }

  #arrived(own: OwnBox): void {
    this.#revision = own.revision
    this.#seen = own.values
    this.problems = own.problems
    this.filled = own.filled
  }

  /** What another window has written, in place of what was typed here. */
  async takeOther(): Promise<void> {
    this.take(await this.#server.load(this.form.game))
  }

  /** What was typed here, in place of what another window has written. */
  async keepMine(): Promise<void> {
    this.#revision = (await this.#server.load(this.form.game)).revision
    this.saving = "waiting"
    await this.save()
  }

  /** A box that came otherwise than by typing: from a file, or from another window. */
  take(own: OwnBox): void {
    clearTimeout(this.#timer)
    this.#arrived(own)
    this.values = own.values
    this.problem = null
    this.saving = "saved"
  }

  /** The revision a file replaces. */
  get revision(): number {
    return this.#revision
  }

  stop(): void {
    if (this.saving === "waiting") void this.save(true)
    clearTimeout(this.#timer)
  }
}
