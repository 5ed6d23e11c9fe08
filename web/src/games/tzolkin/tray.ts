// Choices that have no place on the board, and the symbols that say what they are.
import type { Item } from "./items.ts"
import type { TzolkinBox } from "./view.ts"
import type { Choice } from "$lib/wire.ts"

/** Whether a choice glows somewhere on the board itself. */
export function onBoard({ structure }: Choice): boolean {
  switch (structure["verb"]) {
    case "place":
    case "take":
    case "use":
    case "harvest":
    case "burn":
    case "beg":
    case "advance":
    case "build":
    case "monument":
    case "keep":
      return true
    case "act":
      return structure["action"] !== "none"
    case "raise":
      return (structure["temples"] as string[]).length === 1
    default:
      return false
  }
}

/** Where on the phone a choice is found. */
export const SHEETS = ["wheels", "temples", "technologies", "buildings", "monuments", "players"] as const
export type Sheet = (typeof SHEETS)[number]
export function sheetOf({ structure }: Choice): Sheet {
  switch (structure["verb"]) {
    case "beg":
    case "burn":
    case "raise":
      return "temples"
    case "advance":
      return "technologies"
    case "build":
      return "buildings"
    case "monument":
      return "monuments"
    default:
      return "wheels"
  }
}

/** A choice in symbols; empty where only words can say it. */
export function symbols(
  box: TzolkinBox & { market?: Record<string, { corn: number }> },
  { structure }: Choice,
): Item[] {
  const blocks = (structure["blocks"] as string[] | undefined) ?? []
  const block = structure["block"] as string
  const corn: Item = { icon: "corn", text: String(box.market?.[block]?.corn ?? "") }
  switch (structure["verb"]) {
    case "pay":
    case "gain":
      return blocks.map((icon) => ({ icon }))
    case "raise":
      return [...(structure["temples"] as string[]).map((icon) => ({ icon })), { icon: "up" }]
    case "save":
      return block === "none" ? [] : [{ icon: block, text: "−1" }]
    case "sell":
      return [{ icon: block }, { icon: "arrow" }, corn]
    case "buy":
      return [corn, { icon: "arrow" }, { icon: block }]
    case "calendar":
      return [{ icon: "wheel", text: `+${String(structure["days"])}` }]
    default:
      return []
  }
}

/** Whether the symbols say all there is, so that the words can be left to the name. */
export const speaking = ({ structure }: Choice): boolean =>
  ["pay", "gain", "raise", "sell", "buy"].includes(String(structure["verb"]))
