// What a station is asked about while it cannot be used.
import { PLACES } from "./geometry.ts"
import { actionsOf } from "./items.ts"
import type { Table } from "./table.ts"
import type { Gear } from "./view.ts"
import type { Form } from "../board.ts"

/** Using the action there, if one is being chosen; else taking back a worker from there. */
export function asking({ view, why }: Table, gear: Gear, position: number): Form | undefined {
  if (!why || position > PLACES[gear].top) return undefined
  const acting = position >= 1 && position <= actionsOf(gear)
  if (acting && view.due?.kind === "action" && view.due.wheel === gear) return { verb: "act", action: position }
  if (acting && view.due?.kind === "use_any" && gear !== "chichen_itza") return { verb: "use", gear, action: position }
  return { verb: "take", gear, position }
}
