// What is asked where something cannot be done: the action that a person most likely meant by pointing there.
import type { Form } from "../board.ts"
import type { Key } from "./moves.ts"
import { COLOURS, type BoardPiece, type CoatlView, type Colour, type Kind, type SeatView } from "./view.ts"

type End = "head" | "front" | "back" | "tail"

/** Where a piece goes at the front or the back of a coatl; a head does not go to the back. */
function placeAt(where: string, kind: Kind): End | undefined {
  if (kind === "body") return where === "front" ? "front" : "back"
  return (kind === "head") === (where === "front") ? kind : undefined
}

/** The first colour of which a bag still holds a piece. */
export const inBag = (view: CoatlView, kind: Kind): Colour =>
  COLOURS.find((colour) => view.bags[kind][colour] > 0) ?? "Y"

/** A pick of one piece, or of two bodies, of what is in the bag. */
export function pickOf(view: CoatlView, kind: Kind): Form {
  const colour = inBag(view, kind)
  return kind === "body"
    ? { verb: "pick", piece: kind, colours: [colour, colour] }
    : { verb: "pick", piece: kind, colour }
}

/** The question about one half of a move by itself. */
function alone(key: Key, view: CoatlView, mine: SeatView): Form | undefined {
  const [what = "", first = "", second = ""] = key.split(":")
  const coatls = mine.coatls.flatMap((coatl, slot) => (coatl ? [{ coatl, number: slot + 1 }] : []))
  const start = ({ piece, colour }: BoardPiece): Form => ({ verb: "start", piece, colour })
  switch (what) {
    case "piece": {
      const piece = { piece: first as Kind, colour: second as Colour }
      if (!coatls.length || first === "body") return start(piece)
      // An end where there is room for it, else one that is closed.
      const open = coatls.find(({ coatl }) => !(first === "head" ? coatl.head : coatl.tail)) ?? coatls[0]
      return { verb: "extend", coatl: open?.number, place: first, colour: second }
    }
    case "new":
      return mine.board[0] ? start(mine.board[0]) : { verb: "start" }
    case "end": {
      const fitting = mine.board.find(({ piece }) => placeAt(second, piece) !== undefined)
      const place = placeAt(second, fitting?.piece ?? "body")
      return { verb: "extend", coatl: Number(first), place, colour: fitting?.colour ?? "Y" }
    }
    case "card":
      return { verb: "fulfil", coatl: view.completing ?? coatls[0]?.number ?? 1, card: first }
    case "none":
    case "beside": {
      const card = mine.hand.find((id) => id !== null)
      return { verb: "fulfil", coatl: Number(first), ...(card ? { card } : {}) }
    }
    case "temple":
      return { verb: "temple", card: first }
    case "token": {
      if (first === "perfect_pick") return pickOf(view, "head")
      const open = view.temples.find(({ card }) => card !== null)
      return { verb: "commit", ...(open ? { card: open.card } : {}) }
    }
    default:
      return undefined
  }
}

/** The question about both halves of a move. */
function together(held: Key, key: Key): Form | undefined {
  const [thing = "", first = "", second = ""] = held.split(":")
  const [place = "", number = "", where = ""] = key.split(":")
  if (thing === "piece" && place === "new") return { verb: "start", piece: first, colour: second }
  if (thing === "piece" && place === "end") {
    const end = placeAt(where, first as Kind)
    return end && { verb: "extend", coatl: Number(number), place: end, colour: second }
  }
  if (thing === "card" && (place === "beside" || place === "none"))
    return { verb: "fulfil", coatl: Number(number), card: first }
  if (held === "token:priest_commitment" && place === "temple") return { verb: "commit", card: number }
  return undefined
}

/** What a click on this half of a move asks while it cannot be used. */
export function asking(key: Key, held: Key | null, view: CoatlView, mine: SeatView): Form | undefined {
  return held === null ? alone(key, view, mine) : (together(held, key) ?? together(key, held))
}
