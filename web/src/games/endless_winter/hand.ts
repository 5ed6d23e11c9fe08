// The cards before me, in groups: hand, in play, discards where one may be buried, eclipse piles.
import type { SeatView, WinterView } from "./view.ts"
import type { Choice } from "$lib/wire.ts"

export type Zone = "hand" | "played" | "eclipse" | "discard" | "shown"

export interface HeldCard {
  key: string
  zone: Zone
  /** Nothing where only its back is seen. */
  face: string | null
  choice: Choice | undefined
  /** Its ability has been used. */
  used: boolean
  /** Whose it is. */
  seat: number
}

const cardOf = ({ structure }: Choice) => String(structure["card"])

function choiceFor(legal: Choice[], zone: Zone, face: string): Choice | undefined {
  return legal.find((choice) => {
    if (cardOf(choice) !== face) return false
    switch (choice.structure["verb"]) {
      case "play":
      case "discard":
      case "pile":
        return zone === "hand"
      case "use":
        return zone === "played" || zone === "eclipse"
      case "bury":
        return choice.structure["zone"] === zone || (zone === "eclipse" && choice.structure["zone"] === "played")
      default:
        return false
    }
  })
}

/** All cards that lie before a seat, and in the eclipse what everybody shows, in the order in which they are drawn. */
export function before(view: WinterView, front: number, legal: Choice[]): HeldCard[] {
  const cards: HeldCard[] = []
  const add = (zone: Zone, seat: number, faces: (string | null)[], ready?: string[]) => {
    const left = [...(ready ?? [])]
    for (const [at, face] of faces.entries()) {
      const unused = face === null ? -1 : left.indexOf(face)
      if (unused >= 0) left.splice(unused, 1)
      cards.push({
        key: `${zone}-${seat}-${at}`,
        zone,
        face,
        choice: face === null || seat !== front ? undefined : choiceFor(legal, zone, face),
        used: ready !== undefined && unused < 0,
        seat,
      })
    }
  }
  const mine = view.seats[front] as SeatView
  const deciding = view.seat === front
  add("hand", front, mine.hand ?? Array.from({ length: mine.hand_size }, () => null))
  if (deciding) {
    add("played", front, view.played, view.unused)
    const burying = legal.filter(({ structure }) => structure["verb"] === "bury" && structure["zone"] === "discard")
    add(
      "discard",
      front,
      mine.discards.filter((face) => burying.some((choice) => cardOf(choice) === face)),
    )
  }
  add("eclipse", front, mine.eclipse_pile ?? [], deciding && view.phase === "eclipse" ? view.to_use : undefined)
  if (view.phase === "eclipse")
    for (const seat of view.order) if (seat !== front) add("shown", seat, view.seats[seat]?.eclipse_pile ?? [])
  return cards
}
