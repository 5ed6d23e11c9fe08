// What a line of the log is about, in signs: a place on a wheel, tiles, goods and the rest.
import type { Item } from "$lib/draw/signs.ts"
import type { Plain } from "$lib/wire.ts"
import { effect, foodDaySign, level } from "./items.ts"
import { GOODS, type Gear, type TzolkinBox } from "./view.ts"

export interface Told {
  /** A position of a wheel. */
  at?: { gear: Gear; position: number }
  /** Buildings and monuments. */
  tiles?: string[]
  items?: Item[]
}

const TOP_LEVEL = 3

/** Goods with their numbers, as they come or go. */
const goods = (amounts: unknown, sign: string): Item[] =>
  GOODS.flatMap((icon) => {
    const count = (amounts as Record<string, number> | undefined)?.[icon]
    return count ? [{ icon, text: sign + String(count) }] : []
  })

const shield = (points: unknown): Item => ({ icon: "points", text: String(points), scale: 1.3 })

export function told(event: Plain, box: TzolkinBox): Told {
  const text = (field: string) => String(event[field])
  const place = (field: string) => ({ gear: event["gear"] as Gear, position: Number(event[field]) })
  switch (event["kind"]) {
    case "placed":
    case "took":
      return { at: place("position"), items: [{ icon: "worker" }] }
    case "acted":
      return { at: place("action") }
    case "offered_skull":
      return { at: { gear: "chichen_itza", position: Number(event["action"]) }, items: [{ icon: "skull" }] }
    case "placed_start":
      return { items: [{ icon: "worker" }, { icon: "sun" }] }
    case "start_player":
      return { items: [{ icon: "sun" }] }
    case "begged":
      return { items: [{ icon: "beg" }] }
    case "gained":
    case "rewarded":
      return { items: goods(event["goods"], "+") }
    case "paid":
      return { items: goods(event["goods"], "−") }
    case "traded":
      return { items: [...goods(event["sold"], ""), { icon: "arrow" }, ...goods(event["bought"], "")] }
    case "points":
      return { items: [shield(event["points"])] }
    case "temple_points":
      return { items: [{ icon: text("temple") }, shield(Number(event["points"]) + Number(event["bonus"]))] }
    case "rose":
    case "sank":
      return { items: [{ icon: text("temple") }, { icon: event["kind"] === "rose" ? "up" : "down" }] }
    case "turned_light":
      return { items: [{ icon: "sun" }] }
    case "harvested":
      return { items: [{ icon: event["tile"] ? `${text("crop")}Tile` : "noTile" }] }
    case "burned":
      return { items: [{ icon: "woodTile" }, { icon: "arrow" }, { icon: "cornTile" }] }
    case "advanced":
      return { items: [{ icon: text("technology"), text: text("level") }, { icon: "up" }] }
    case "bonus":
      return { items: [{ icon: text("technology") }, ...(level(text("technology"), TOP_LEVEL + 1)[0] ?? [])] }
    case "built":
      return { tiles: [text("building")], items: (box.building[text("building")]?.effects ?? []).flatMap(effect) }
    case "built_monument":
      return { tiles: [text("monument")] }
    case "revealed":
    case "new_age":
      return { tiles: (event["buildings"] as string[] | undefined) ?? [] }
    case "worker":
      return { items: [{ icon: "worker", text: "+1" }] }
    case "tooth_corn":
      return { items: [{ icon: "corn", text: `+${text("corn")}` }] }
    case "corn_on_tooth":
      return { items: [{ icon: "corn" }, { icon: "wheel" }] }
    case "food_day":
      return { items: [{ icon: "meal" }, { icon: foodDaySign(Number(event["number"]) - 1) }] }
    case "fed":
      return {
        items: [{ icon: "meal" }, ...(event["corn"] ? [{ icon: "corn" as const, text: `−${text("corn")}` }] : [])],
      }
    case "turned":
      return { items: [{ icon: "wheel", text: `+${text("days")}` }] }
    case "pushed_off":
      return { items: [{ icon: "worker" }, { icon: "down" }] }
    default:
      return {}
  }
}
