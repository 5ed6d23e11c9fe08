// What travels when something happened: workers and goods, from where they were to where they are.
import { K, PLACES, SEAT_SIZE, START, pilePoint, seatPoint, slotPoint, stationPoint, type Point } from "./geometry.ts"
import type { Gear } from "./view.ts"
import { inOrder, type Flight } from "$lib/draw/flight.ts"
import type { Entry, Plain } from "$lib/wire.ts"

/** A seat's worker, or a sign. */
export type Thing = { worker: number } | { sign: string }

const MOST = 12

function home(seat: number): Point {
  const at = seatPoint(seat)
  return { x: at.x + SEAT_SIZE.width / 2, y: at.y + SEAT_SIZE.height / 2 }
}

function goodsOf(event: Plain): string[] {
  const goods = (event["goods"] ?? {}) as Record<string, number>
  return Object.entries(goods).flatMap(([good, count]) =>
    Array.from({ length: Math.min(Number(count) || 0, 3) }, () => good),
  )
}

/** The flights of some entries, in order. */
export function flights(entries: Entry[]): Flight<Thing>[] {
  const found: Omit<Flight<Thing>, "key" | "after">[] = []
  // Goods come from the station that was used last, or from the middle.
  let source: Point = { x: 0, y: 0 }
  for (const entry of entries) {
    for (const event of (entry.events ?? []) as Plain[]) {
      const seat = typeof event["seat"] === "number" ? event["seat"] : -1
      const gear = event["gear"] as Gear
      const own = seat >= 0 ? home(seat) : source
      switch (event["kind"]) {
        case "placed":
          found.push({ from: own, to: slotPoint(gear, Number(event["position"])), what: { worker: seat } })
          break
        case "placed_start":
          found.push({ from: own, to: START, what: { worker: seat } })
          source = START
          break
        case "took":
          source = slotPoint(gear, Number(event["position"]))
          found.push({ from: source, to: own, what: { worker: seat } })
          break
        case "pushed_off":
          found.push({ from: { x: PLACES[gear].x, y: PLACES[gear].y }, to: own, what: { worker: seat } })
          break
        case "acted":
          if (PLACES[gear]) source = stationPoint(gear, Number(event["action"]))
          break
        case "harvested":
        case "burned": {
          const crop = event["crop"] === "wood" ? "wood" : "corn"
          const pile = pilePoint(Number(event["action"]), event["kind"] === "burned" ? "wood" : crop)
          found.push({ from: pile, to: own, what: { sign: `${crop}Tile` } })
          break
        }
        case "offered_skull":
          found.push({ from: own, to: stationPoint("chichen_itza", Number(event["action"])), what: { sign: "skull" } })
          break
        case "tooth_corn":
          found.push({ from: { x: 0, y: -25 * K }, to: own, what: { sign: "corn" } })
          break
        case "gained":
        case "rewarded":
          for (const sign of goodsOf(event)) found.push({ from: source, to: own, what: { sign } })
          break
        case "paid":
          for (const sign of goodsOf(event)) found.push({ from: own, to: source, what: { sign } })
          break
      }
    }
  }
  return inOrder(found, MOST, entries.at(-1)?.version ?? 0)
}
