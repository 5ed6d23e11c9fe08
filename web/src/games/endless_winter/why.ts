// What is asked about by a click on something that cannot be done now: the action a person would have meant.
import type { Form } from "../board.ts"
import type { Section } from "./columns.ts"
import { neighbours } from "./geometry.ts"
import type { Zone } from "./hand.ts"
import { ANIMALS, type Column, type WinterView } from "./view.ts"

const campOf = (view: WinterView, seat: number, among: Iterable<number> = view.land.keys()) =>
  [...among].find((hex) => view.land[hex]?.camps[seat])

/** What a section of a column offers: of several things the first that lies there. */
export function whySection(view: WinterView, seat: number, column: Column, section: Section): Form {
  if (section === "bottom") return { verb: "place", space: column }
  const top = section === "top"
  switch (column) {
    case "rite": {
      if (!top) return { verb: "pay" }
      const tribe = Object.keys(view.tribe_stacks).find(
        (face) => view.tribe_stacks[face] && !view.recruited.includes(face),
      )
      return tribe ? { verb: "recruit", tribe } : { verb: "recruit" }
    }
    case "develop": {
      const row: (string | null)[] = top ? view.culture_display : view.stone_display
      return { verb: top ? "culture" : "stone", slot: row.findIndex((one) => one !== null) + 1 || 1 }
    }
    case "migrate": {
      if (!top) return { verb: "settle" }
      const start = campOf(view, seat)
      return start === undefined ? { verb: "camp" } : { verb: "move", start }
    }
    case "hunt": {
      if (!top) return { verb: "tip" }
      const animal = ANIMALS.find((one) => view.hunting_ground[one])
      return animal ? { verb: "hunt", animal } : { verb: "reveal" }
    }
  }
}

/** A hex: its reward in the eclipse, else a camp that leaves it or comes there. */
export function whyHex(view: WinterView, seat: number, hex: number): Form {
  if (view.phase === "eclipse") return { verb: "claim", hex }
  if (view.land[hex]?.camps[seat]) return { verb: "move", start: hex }
  const start = campOf(view, seat, neighbours(hex))
  return start === undefined ? { verb: "move", start: hex } : { verb: "move", start, end: hex }
}

/** A card before me: what is being done with cards now, else what the pile it lies in is for. */
export function whyCard(view: WinterView, zone: Zone, card: string): Form {
  if (zone === "hand") return { verb: view.stage === "pile" && !view.due ? "pile" : "play", card }
  return zone === "discard" ? { verb: "bury", zone, card } : { verb: "use", card }
}
