// What travels over the table when something happened: figures, camps, animals, cards, stones and goods.
import type { Point } from "./geometry.ts"
import { inOrder, type Flight } from "$lib/draw/flight.ts"
import type { Entry, Plain } from "$lib/wire.ts"

export type Thing = { figure: number; chief: boolean } | { tent: number } | { animal: string } | { sign: string }

const MOST = 12

/** The flights of some entries, in order, between places in sight; `where` gives the first of some places that is. */
export function flights(
  entries: Entry[],
  front: number,
  where: (...places: string[]) => Point | null,
): Flight<Thing>[] {
  const found: { from: Point; to: Point; what: Thing }[] = []
  let source = "columns"
  const goods = (event: Plain): string[] =>
    (["food", "tools"] as const).flatMap((what) =>
      Array.from({ length: Math.min(3, Number(event[what]) || 0) }, () => (what === "food" ? "food" : "tool")),
    )
  for (const event of entries.flatMap(({ events }) => (events ?? []) as Plain[])) {
    const seat = Number(event["seat"])
    const home = [`seat-${seat}`, "players"]
    const cards = seat === front ? ["hand"] : home
    const fly = (from: string[], to: string[], what: Thing) => {
      const [start, end] = [where(...from), where(...to)]
      if (start && end) found.push({ from: start, to: end, what })
    }
    switch (event["kind"]) {
      case "figure":
        source = `space-${event["space"]}`
        fly(home, [source], { figure: seat, chief: event["figure"] === "chief" })
        break
      case "camped":
        fly(seat === front ? ["stock"] : home, ["hex-0"], { tent: seat })
        break
      case "moved":
        fly([`hex-${event["start"]}`], [`hex-${event["end"]}`], { tent: seat })
        break
      case "hunted":
        fly(["deck", "animals"], home, { animal: String(event["animal"]) })
        break
      case "recruited":
        fly(["tribe"], cards, { sign: "people" })
        break
      case "learned":
        fly(["culture"], cards, { sign: "culture" })
        break
      case "drew":
        if (seat === front) fly(home, cards, { sign: "draw" })
        break
      case "stone":
        fly(["stones"], home, { sign: "stone" })
        break
      case "gained":
        for (const sign of goods(event)) fly([source], home, { sign })
        break
      case "paid":
        for (const sign of goods(event)) fly(home, [source], { sign })
        break
    }
  }
  return inOrder(found, MOST, entries.at(-1)?.version ?? 0)
}
