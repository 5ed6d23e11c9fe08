// The form of what the server shows of a game of Cóatl, and of its components.
import type { Plain } from "$lib/wire.ts"

export const COLOURS = ["Y", "R", "K", "G", "B"] as const
export type Colour = (typeof COLOURS)[number]
export const KINDS = ["head", "body", "tail"] as const
export type Kind = (typeof KINDS)[number]

export const TOKENS = ["perfect_pick", "see_the_future", "priest_commitment"] as const
export type Token = (typeof TOKENS)[number]
export type Suit = "red" | "black" | "blue" | "yellow" | "green"

export interface BoardPiece {
  piece: Kind
  colour: Colour
}

export interface Worth {
  card: string
  points: number
  /** The places of the coatl that fulfil it, from the head side, once for each time. */
  at: number[][]
}

export interface Chain {
  /** Colours from head to tail. */
  pieces: string
  head: boolean
  tail: boolean
}

export interface OpenCoatl extends Chain {
  prophecies: Worth[]
  points: number
}

export interface DoneCoatl extends OpenCoatl {
  temple: Omit<Worth, "at"> | null
}

export interface SeatView {
  points: number
  board: BoardPiece[]
  room: number
  hand: (string | null)[]
  aside: number
  dealt: boolean
  secret_temple: string | null
  has_secret_temple: boolean
  temples: string[]
  tokens: Token[]
  coatls: (OpenCoatl | null)[]
  completed: DoneCoatl[]
}

export interface CoatlView {
  players: number
  options: Plain
  seat: number
  over: boolean
  phase: "keep" | "play" | "choose" | "assemble" | "complete" | "discard"
  actions_left: number
  completing: number | null
  supply: { heads: (Colour | null)[]; tails: (Colour | null)[]; bodies: ([Colour, Colour] | null)[] }
  bags: Record<Kind, Record<Colour, number>>
  display: string[]
  deck: number
  discards: string[]
  temples: { card: string | null; under: number }[]
  seats: SeatView[]
}

export interface ProphecyCard {
  suit: Suit
  requirement: string
  levels: [number, number][]
}

export interface TempleCard {
  requirements: string[]
  levels: [number, number][]
}

export interface Box {
  prophecy: Record<string, ProphecyCard>
  temple: Record<string, TempleCard>
  limits: { player: { board: number; hand: number; prophecies: number; coatls: number } }
}

/** The pieces of a coatl one by one, from head to tail. */
export function piecesOf(chain: Chain): BoardPiece[] {
  const last = chain.pieces.length - 1
  return [...chain.pieces].map((colour, at) => ({
    piece: chain.head && at === 0 ? "head" : chain.tail && at === last ? "tail" : "body",
    colour: colour as Colour,
  }))
}
