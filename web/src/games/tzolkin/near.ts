// The wheels one at a time, for a phone: where each is in the picture, and which of them matter now.
import type { Region } from "$lib/draw/frame.ts"
import type { Choice } from "$lib/wire.ts"
import { K, MIDDLE, PLACES, pilePoint, stationPoint, stationSize } from "./geometry.ts"
import { actionsOf } from "./items.ts"
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

/** Around what is brought near. */
const EDGE = 7

function region(page: Page): Region {
  if (page === "calendar") return { x: MIDDLE.x - 256, y: MIDDLE.y - 394, width: 512, height: 520 }
  const { top, teeth } = PLACES[page]
  const piles = page === "palenque" ? [2, 3, 4, 5].flatMap((at) => [pilePoint(at, "corn"), pilePoint(at, "wood")]) : []
  // Round discs: the wheel with its teeth, its stations, and the piles outside of Palenque's.
  const discs = [
    { ...PLACES[page], r: (teeth + 1.6) * K },
    ...Array.from({ length: top + 1 }, (_, at) => ({ ...stationPoint(page, at), r: stationSize(at, actionsOf(page)) })),
    ...piles.map((pile) => ({ ...pile, r: 25 })),
  ]
  const [left, right] = [Math.min(...discs.map(({ x, r }) => x - r)), Math.max(...discs.map(({ x, r }) => x + r))]
  const [upper, lower] = [Math.min(...discs.map(({ y, r }) => y - r)), Math.max(...discs.map(({ y, r }) => y + r))]
  return {
    x: MIDDLE.x + left - EDGE,
    y: MIDDLE.y + upper - EDGE,
    width: right - left + 2 * EDGE,
    height: lower - upper + 2 * EDGE,
  }
}

/** The part of the picture that a page shows. */
export const REGIONS = Object.fromEntries(PAGES.map((page) => [page, region(page)])) as Record<Page, Region>
