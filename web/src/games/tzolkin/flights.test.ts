import { describe, expect, it } from "vitest"
import { flights } from "./flights.ts"
import { slotPoint, stationPoint } from "./geometry.ts"
import type { Entry } from "$lib/wire.ts"

const entry = (...events: Record<string, unknown>[]) => ({ version: 7, events }) as unknown as Entry

describe("what travels", () => {
  it("a worker flies from its owner to its slot", () => {
    const [one] = flights([entry({ kind: "placed", seat: 1, gear: "tikal", position: 2, cost: 2 })])
    expect(one?.to).toEqual(slotPoint("tikal", 2))
    expect(one?.what).toEqual({ worker: 1 })
  })

  it("goods fly from the station that was used", () => {
    const found = flights([
      entry(
        { kind: "acted", seat: 0, gear: "yaxchilan", action: 3 },
        { kind: "gained", seat: 0, goods: { corn: 2, gold: 1 } },
      ),
    ])
    expect(found.map(({ what }) => what)).toEqual([{ sign: "corn" }, { sign: "corn" }, { sign: "gold" }])
    expect(found[0]?.from).toEqual(stationPoint("yaxchilan", 3))
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
  })
})
