// What the parts of the board share: the position as this game forms it, its words, and how the board is looked at.
import { getContext, setContext } from "svelte"
import type { BoardProps, Form } from "../board.ts"
import type { SeatView, WinterBox, WinterView } from "./view.ts"
import { Wording } from "./wording.ts"
import { find, provideActs } from "$lib/draw/acts.ts"
import type { Choice } from "$lib/wire.ts"

const KEY = Symbol("endless_winter")

export class Winter {
  #props: () => BoardProps
  view = $derived.by(() => this.#props().view as unknown as WinterView)
  box = $derived.by(() => this.#props().components as unknown as WinterBox)
  wording = $derived.by(() => new Wording(this.#props().words, this.box))
  legal = $derived.by(() => this.#props().legal)
  /** Whose board lies in front: one's own, or for a spectator that of the seat on turn. */
  front = $derived.by(() => this.#props().you ?? this.#props().turn ?? 0)
  mine = $derived.by(() => this.view.seats[this.front] as SeatView)
  look = $derived.by(() => this.#props().look)
  /** The position after what is looked at, if it is known and reveals nothing. */
  ghost = $derived.by(() => {
    const preview = this.look?.preview
    return preview && !preview.reveals ? (preview.view as unknown as WinterView) : null
  })
  /** The hex whose camp is to move next. */
  held = $state<number | null>(null)
  /** How the megaliths are looked at. */
  quarter = $state(0)
  flat = $state(false)

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  /** The legal choice of this form. */
  find = (form: Form): Choice | undefined => find(this.legal, form)
  /** What is asked about by a click, unless an action of this form can be done elsewhere. */
  why = (form: Form): Form | undefined => (this.find(form) ? undefined : form)
  all = (verb: string): Choice[] => this.legal.filter(({ structure }) => structure["verb"] === verb)
}

export function provide(props: () => BoardProps): Winter {
  provideActs(props)
  return setContext(KEY, new Winter(props))
}

export const useWinter = (): Winter => getContext<Winter>(KEY)
