// The wheels one at a time, for a phone: where each is in the picture, and which of them matter now.
import type { Region } from "$lib/draw/frame.ts"
import type { Choice } from "$lib/wire.ts"
import { K, MIDDLE, PLACES } from "./geometry.ts"
import { GEARS, type Due, type Gear } from "./view.ts"

/** A wheel, or the great one with the start player space above it. */
export type Page = Gear | "calendar"
export const PAGES: Page[] = [...GEARS, "calendar"]

/** The page on which a choice is made; null where it is another part. */
export function pageOf({ structure }: Choice, due: Due | null): Page | null {
  switch (structure["verb"]) {
    case "place":
      return structure["place"] === "start" ? "calendar" : (structure["place"] as Gear)
    case "take":
    case "use":
      return structure["gear"] as Gear
    case "act":
      return due?.kind === "action" ? due.wheel : null
    case "harvest":
      return "palenque"
    default:
      return null
  }
}

function region(page: Page): Region {
  if (page === "calendar") return { x: MIDDLE.x - 245, y: MIDDLE.y - 390, width: 490, height: 520 }
  const { x, y, teeth } = PLACES[page]
  const reach = (teeth + 9.2) * K
  // The piles of the fields lie outside of Palenque, above and to the left.
  const piles = page === "palenque" ? 5.5 * K : 0
  const size = 2 * reach + piles
  return { x: MIDDLE.x + x - reach - piles, y: MIDDLE.y + y - reach - piles, width: size, height: size }
}

/** The part of the picture that a page shows. */
export const REGIONS = Object.fromEntries(PAGES.map((page) => [page, region(page)])) as Record<Page, Region>
