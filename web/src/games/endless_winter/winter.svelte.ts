// What all parts of the board share: the position, what is legal, what is looked at, and which camp is about to move.
import { getContext, setContext } from "svelte"
import type { BoardProps } from "../board.ts"
import type { SeatView, WinterBox, WinterView } from "./view.ts"
import { Wording } from "./wording.ts"
import { find, provideActs } from "$lib/draw/acts.ts"
import type { Choice } from "$lib/wire.ts"

const KEY = Symbol("endless_winter")

export class Winter {
  #props: () => BoardProps
  /** The hex whose camp is to move next. */
  held = $state<number | null>(null)
  /** How the megaliths are looked at. */
  quarter = $state(0)
  flat = $state(false)
  wording = $derived.by(() => new Wording(this.#props().words, this.box))

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get view(): WinterView {
    return this.#props().view as unknown as WinterView
  }

  get box(): WinterBox {
    return this.#props().components as unknown as WinterBox
  }

  get legal(): Choice[] {
    return this.#props().legal
  }

  get words() {
    return this.#props().words
  }

  get settings() {
    return this.#props().settings
  }

  /** What led to this position. */
  get happened() {
    return this.#props().happened
  }

  /** What the others decided since this seat's last decision. */
  get recent() {
    return this.#props().recent
  }

  get look() {
    return this.#props().look
  }

  get you(): number | null {
    return this.#props().you
  }

  /** Whose board lies in front: one's own, or for a spectator that of whoever is to decide. */
  get front(): number {
    return this.you ?? Math.max(0, this.view.seat)
  }

  get mine(): SeatView {
    return this.view.seats[this.front] as SeatView
  }

  /** Whether it is for the seat in front to decide. */
  get deciding(): boolean {
    return this.view.seat === this.front && !this.view.over
  }

  /** The position after what is looked at, if it is known and reveals nothing. */
  get ghost(): WinterView | null {
    const preview = this.look?.preview
    return preview && !preview.reveals ? (preview.view as unknown as WinterView) : null
  }

  /** The legal choice of this form. */
  find(form: Record<string, unknown>): Choice | undefined {
    return find(this.legal, form)
  }

  all(verb: string): Choice[] {
    return this.legal.filter(({ structure }) => structure["verb"] === verb)
  }

  lit = (choice: Choice | undefined): boolean => !!choice && this.look?.choice.action === choice.action
  choose = (choice: Choice): void => this.#props().choose(choice)
  preview = (choice: Choice | null): void => this.#props().preview(choice)
}

export function provide(props: () => BoardProps): Winter {
  provideActs(props)
  return setContext(KEY, new Winter(props))
}

export const useWinter = (): Winter => getContext<Winter>(KEY)
