// Where on the wheels something is to be done: the one wheel that matters now, to be brought near on a phone.
import type { Region } from "$lib/draw/frame.ts"
import type { Choice } from "$lib/wire.ts"
import { K, PLACES } from "./geometry.ts"
import type { Due, Gear } from "./view.ts"

/** The wheel on which a choice is made; null where it is another part, or all wheels alike. */
export function wheelOf({ structure }: Choice, due: Due | null): Gear | null {
  switch (structure["verb"]) {
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

/** The part of the picture, with the great wheel's middle at `x`, `y`, where the only wheel concerned stands. */
export function nearest(legal: Choice[], due: Due | null, x: number, y: number): Region | null {
  if (legal.some(({ structure }) => structure["verb"] === "place")) return null
  const wheels = new Set(legal.flatMap((choice) => wheelOf(choice, due) ?? []))
  const [only] = wheels
  if (!only || wheels.size > 1) return null
  const place = PLACES[only]
  const reach = (place.teeth + (only === "palenque" ? 14 : 10)) * K
  return { x: x + place.x - reach, y: y + place.y - reach, width: 2 * reach, height: 2 * reach }
}
