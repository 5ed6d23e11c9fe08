// What stands in the three sections of a column, in symbols: what is paid, and what it gives.
import { price, rows, type Rows } from "./effects.ts"
import type { Column, WinterBox } from "./view.ts"

export type Section = "top" | "middle" | "bottom"
export const SECTIONS: Section[] = ["top", "middle", "bottom"]

const ARROW = { icon: "arrow" }

export function section(box: WinterBox, column: Column, which: Section): Rows {
  if (which === "bottom") return rows(box.column[column]?.bottom ?? [])
  const pay = (what: keyof WinterBox["price"]) => [...price(box.price[what]), ARROW]
  switch (column) {
    case "rite":
      return which === "top"
        ? [[...pay("recruit"), { icon: "tribe_hand" }]]
        : [[...pay("rite"), { icon: "tribe_discard" }, { icon: "or" }, { icon: "bury" }]]
    case "develop":
      return which === "top" ? [[...pay("culture"), { icon: "culture" }]] : [[{ icon: "stone" }]]
    case "migrate":
      return which === "top"
        ? [
            [...pay("camp"), { icon: "camp" }],
            [...pay("move"), { icon: "move" }],
          ]
        : [[...price(box.price.settle), { icon: "camps" }, ARROW, { icon: "settlement" }]]
    case "hunt":
      return which === "top"
        ? [
            [...pay("reveal"), { icon: "reveal", text: String(box.limits.reveal.most) }],
            [...pay("hunt"), { icon: "animal_ground" }],
          ]
        : [[{ icon: "use_animal" }]]
  }
}
