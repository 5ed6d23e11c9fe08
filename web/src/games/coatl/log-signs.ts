// What is drawn beside the lines of the log: small pictures of what the event names.
import type { Plain } from "$lib/wire.ts"
import { drawingOf, type Plan } from "./cards.ts"
import type { Box, Colour, Kind, Suit } from "./view.ts"

export interface PieceSign {
  is: "piece"
  width: number
  kind: Kind
  colour: Colour
}

/** A prophecy with its beads, or only its suit; a temple; the back of a card. */
export interface CardSign {
  is: "prophecy" | "suit" | "temple" | "back"
  width: number
  suit?: Suit
  beads?: Plan[]
}

export type Sign = PieceSign | CardSign | { is: "serpent"; width: number }

const KIND: Record<string, Kind> = { head: "head", front: "body", back: "body", tail: "tail" }
const WIDTHS: Record<Kind, number> = { head: 25, body: 19, tail: 25 }
const STEP = 11

const piece = (kind: Kind, colour: unknown): Sign => ({
  is: "piece",
  width: WIDTHS[kind],
  kind,
  colour: colour as Colour,
})
const BACK: Sign = { is: "back", width: 17 }
const TEMPLE: Sign = { is: "temple", width: 24 }

/** A prophecy by its suit and beads; what beads do not say is left to the words. */
function prophecy(card: unknown, box: Box): Sign[] {
  const entry = box.prophecy[String(card)]
  if (!entry) return []
  const beads = drawingOf(entry.requirement).parts.filter(({ kind }) => kind === "bead")
  return [{ is: "prophecy", width: 12 + beads.length * STEP + 3, suit: entry.suit, beads }]
}

const suits = (cards: unknown, box: Box): Sign[] =>
  (Array.isArray(cards) ? cards : []).flatMap((card) => {
    const suit = box.prophecy[String(card)]?.suit
    return suit ? [{ is: "suit" as const, width: 17, suit }] : []
  })

export function signsOf(event: Plain, box: Box): Sign[] {
  const kind = String(event["kind"])
  switch (kind) {
    case "took":
    case "picked":
      return (event["colours"] as string[]).map((colour) => piece(event["piece"] as Kind, colour))
    case "started":
      return [piece(event["piece"] as Kind, event["colour"])]
    case "extended":
      return [piece(KIND[String(event["place"])] ?? "body", event["colour"])]
    case "chose":
    case "fulfilled":
      return prophecy(event["card"], box)
    case "drew":
      return event["card"] ? prophecy(event["card"], box) : [BACK]
    case "kept":
      return event["cards"] ? suits(event["cards"], box) : Array.from({ length: Number(event["count"]) }, () => BACK)
    case "revealed":
    case "foresaw":
    case "discarded":
      return suits(event["cards"], box)
    case "temple_revealed":
    case "committed":
      return [TEMPLE]
    case "completed":
      return [{ is: "serpent", width: 42 }, ...(event["temple"] ? [TEMPLE] : [])]
    case "reshuffled":
      return [BACK]
    default:
      return []
  }
}
