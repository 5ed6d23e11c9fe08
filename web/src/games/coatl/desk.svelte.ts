// What all parts of the board share: the view, what is held in the hand of the pointer, and what is being looked at.
import { getContext, setContext } from "svelte"
import { find, provideActs } from "$lib/draw/acts.ts"
import { travel } from "$lib/draw/travel.ts"
import type { Choice } from "$lib/wire.ts"
import type { BoardProps, Form } from "../board.ts"
import { between, movesOf, naming, structureOf, takesPart, type Key, type Move } from "./moves.ts"
import { asking } from "./why.ts"
import type { Box, Colour, CoatlView, SeatView, Suit, Token } from "./view.ts"

const KEY = Symbol("coatl")
const LETTERS: Record<Suit, Colour> = { red: "R", black: "K", blue: "B", yellow: "Y", green: "G" }

export interface Table extends Omit<BoardProps, "view" | "components"> {
  view: CoatlView
  box: Box
  /** Whose area lies in front: one's own, or for a spectator that of the seat on turn. */
  front: number
  mine: SeatView
  /** The same area after the choice that is looked at. */
  then: SeatView | null
}

function tableOf({ view: seen, components, ...props }: BoardProps): Table {
  const view = seen as unknown as CoatlView
  const front = props.you ?? props.turn ?? 0
  const ghost = props.look?.preview?.view as unknown as CoatlView | null | undefined
  return {
    ...props,
    view,
    box: components as unknown as Box,
    front,
    mine: view.seats[front] as SeatView,
    then: ghost?.seats[front] ?? null,
  }
}

export class Desk {
  #props: () => BoardProps
  /** One half of a move, pointed at. */
  held = $state<Key | null>(null)
  /** A piece on its way under the pointer, in the drawing's own coordinates. */
  drag = $state.raw<{ key: Key; x: number; y: number } | null>(null)
  /** Cards of the hand marked to be kept or discarded, by place. */
  marked = $state.raw<number[]>([])
  readonly send
  readonly receive
  /** The board is being laid out anew: then nothing travels, and what is gone does not stay. */
  layingOut = false

  /** The position, what is legal, the words for it. */
  table: Table = $derived.by(() => tableOf(this.#props()))
  moves: Move[] = $derived.by(() => movesOf(this.table.legal))

  constructor(props: () => BoardProps) {
    this.#props = props
    const [send, receive] = travel()
    const calm =
      (moving: typeof send): typeof send =>
      (node, params) =>
        this.layingOut ? () => ({ duration: 0 }) : moving(node, params)
    this.send = calm(send)
    this.receive = calm(receive)
  }

  say = (id: string, values?: Parameters<BoardProps["words"]["say"]>[1]): string => this.table.words.say(id, values)

  /** What lies in front, with its owner's name where somebody only watches. */
  get ownCoatls(): string {
    const { you, front, words } = this.table
    if (you !== null) return this.say("coatl-drawn-coatls")
    return this.say("coatl-drawn-coatls-of", { name: words.names[front] ?? "" })
  }

  /** The heading of the temples in front; nothing where there are none. */
  get ownTemples(): string {
    const { mine } = this.table
    return mine.has_secret_temple || mine.temples.length ? this.say("coatl-drawn-temples") : ""
  }

  /** A card in words: what it wants, then its points. */
  about = (section: "prophecy" | "temple", card: string): string[] => this.table.words.component(`${section}/${card}`)

  /** How a sacrifice token is called. */
  token(name: Token): string {
    if (name === "perfect_pick") return this.say("coatl-token-perfect-pick")
    return this.say(name === "see_the_future" ? "coatl-token-see-the-future" : "coatl-token-priest-commitment")
  }

  /** The letter of a suit, which names its pattern. */
  letter = (suit: Suit): Colour => LETTERS[suit]

  /** The choice of this form, for a thing that is a whole choice by itself: it rests while one half of a move is held. */
  whole(form: Form): Choice | undefined {
    return this.held === null ? find(this.table.legal, form) : undefined
  }

  /** What a click on one half of a move asks while it cannot be used. */
  why(key: Key): Form | undefined {
    // What can be used by itself is taken up instead.
    if (this.held !== null && takesPart(this.moves, key, null)) return undefined
    return asking(key, this.held, this.table.view, this.table.mine)
  }

  has(verb: string): boolean {
    return this.table.legal.some((choice) => structureOf(choice).verb === verb)
  }

  /** The cards of the hand are being sorted: the verb that will say which. */
  get sorting(): "keep" | "discard" | null {
    return this.has("keep") ? "keep" : this.has("discard") ? "discard" : null
  }

  get sorted(): Choice | undefined {
    return this.sorting ? naming(this.table.legal, this.sorting, this.table.mine.hand, this.marked) : undefined
  }

  /** What has no place on the board is a button at its edge, always one: it closes what is being done, or cannot yet. */
  get done(): { choice: Choice | undefined; form: Form; text: string } | null {
    const { legal, view, words } = this.table
    if (!legal.length) return null
    const verb = view.phase === "play" ? "pass" : view.phase === "complete" ? "complete" : "end"
    const form: Form = { verb: this.sorting ?? verb }
    const choice = this.sorting ? this.sorted : this.whole(form)
    const count = choice && this.sorting ? this.marked.length : 0
    const text = !choice
      ? this.say(`coatl-action-${verb}`)
      : !count
        ? words.choice(choice)
        : this.sorting === "keep"
          ? this.say("coatl-drawn-keep", { count })
          : this.say("coatl-drawn-discard", { count })
    return { choice, form, text }
  }

  /** Mark a card of the hand, or take the mark away. Of more than may be named, the first mark goes. */
  mark(place: number): void {
    const others = this.marked.filter((other) => other !== place)
    const most = Math.max(...this.table.legal.map((choice) => structureOf(choice).cards?.length ?? 0))
    this.marked = others.length < this.marked.length ? others : [...others, place].slice(-most)
  }

  /** What is held is put down, or this half taken up in its place, if it can be used. */
  takeUp(key: Key | null): void {
    this.held = key !== null && takesPart(this.moves, key, null) ? key : null
  }

  live(key: Key): boolean {
    return takesPart(this.moves, key, this.held)
  }

  lit(choice: Choice | undefined): boolean {
    return choice !== undefined && this.table.look?.choice.action === choice.action
  }

  /** The key is part of the choice that is looked at, perhaps in the list beside the board. */
  looked(key: Key): boolean {
    const move = this.moves.find(({ choice }) => this.lit(choice))
    return move !== undefined && (move.from === key || move.to === key)
  }

  choose(choice: Choice): void {
    this.held = null
    this.#props().choose(choice)
  }

  preview(choice: Choice | null): void {
    this.#props().preview(choice)
  }

  /** What pointing at this key would do at once: the move with what is held. */
  moveWith(key: Key): Choice | undefined {
    if (this.held !== null && this.held !== key) return between(this.moves, this.held, key)?.choice
    return undefined
  }

  /** A half was pointed at: join it with the held one, or hold it. */
  point(key: Key, atOnce = false): void {
    const move = this.moveWith(key)
    if (move) return this.choose(move)
    const own = this.moves.filter(({ from, to }) => from === key || to === key)
    const only = own[0]
    if (atOnce && only && own.length === 1) return this.choose(only.choice)
    this.held = this.held === key ? null : key
  }

  /** The pointer or focus came to a half or left it. */
  lookAt(key: Key, here: boolean, atOnce = false): void {
    const own = this.moves.filter(({ from, to }) => from === key || to === key)
    const choice = this.moveWith(key) ?? (atOnce && own.length === 1 ? own[0]?.choice : undefined)
    if (choice) this.preview(here ? choice : null)
  }

  /** The name of a half for those who do not see it: what it does now, or how many ways there are from here. */
  labelOf(key: Key, name: string): string {
    const own = this.moves.filter(({ from, to }) => from === key || to === key)
    const choice = this.moveWith(key) ?? (own.length === 1 ? own[0]?.choice : undefined)
    return choice ? `${name}: ${this.table.words.choice(choice)}` : name
  }
}

/** Set up the shared state of a board. */
export function provide(props: () => BoardProps): Desk {
  provideActs(props)
  return setContext(KEY, new Desk(props))
}

export const useDesk = (): Desk => getContext<Desk>(KEY)
