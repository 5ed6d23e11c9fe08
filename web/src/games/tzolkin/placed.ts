// Where the workers stand by now that the others placed.
import { eventsOf } from "$lib/draw/marks.ts"
import type { Entry } from "$lib/wire.ts"
import type { Gear } from "./view.ts"

interface Placed {
  seat: number
  position: number
}

/** The workers placed on a wheel, at the positions to which it has turned them. */
export function placed(entries: readonly Entry[], gear: Gear): Placed[] {
  const found: Placed[] = []
  for (const event of eventsOf(entries)) {
    if (event["kind"] === "placed" && event["gear"] === gear) {
      found.push({ seat: Number(event["seat"]), position: Number(event["position"]) })
    } else if (event["kind"] === "turned") {
      for (const worker of found) worker.position += Number(event["days"])
    }
  }
  return found
}
