import { describe, expect, it } from "vitest"
import { told } from "./log.ts"
import { SIGNS } from "./signs.ts"
import type { TzolkinBox } from "./view.ts"

const box = {
  building: { one: { effects: ["temple chaac 1", "build"] } },
  monument: {},
} as unknown as TzolkinBox
const signs = (event: Record<string, unknown>) =>
  (told(event, box).items ?? []).map(({ icon, text }) => (text ? `${icon} ${text}` : icon))

describe("the signs of the log", () => {
  it("say what came and what went", () => {
    expect(signs({ kind: "gained", goods: { corn: 4, gold: 1 } })).toEqual(["corn +4", "gold +1"])
    expect(signs({ kind: "paid", goods: { wood: 2 } })).toEqual(["wood −2"])
    expect(signs({ kind: "traded", sold: { wood: 1 }, bought: { corn: 2 } })).toEqual(["wood 1", "arrow", "corn 2"])
    expect(signs({ kind: "sank", temple: "chaac", step: 0 })).toEqual(["chaac", "down"])
    expect(signs({ kind: "temple_points", temple: "kukulkan", points: 7, bonus: 4 })).toEqual(["kukulkan", "points 11"])
  })

  it("name the place and the tiles", () => {
    expect(told({ kind: "acted", gear: "tikal", action: 3 }, box).at).toEqual({ gear: "tikal", position: 3 })
    expect(told({ kind: "built", building: "one" }, box).tiles).toEqual(["one"])
    expect(told({ kind: "ended", scores: [] }, box)).toEqual({})
  })

  it("are all drawn", () => {
    const events = [
      ...["begged", "placed_start", "start_player", "turned_light", "burned", "corn_on_tooth", "worker", "pushed_off"],
      ...["harvested", "bonus", "advanced", "rose", "food_day", "fed", "turned", "tooth_corn", "placed"],
    ].map((kind) => ({ kind, crop: "wood", tile: true, technology: "theology", temple: "chaac", number: 2 }))
    for (const event of events)
      for (const { icon } of told(event, box).items ?? []) expect(Object.keys(SIGNS)).toContain(icon)
  })
})
