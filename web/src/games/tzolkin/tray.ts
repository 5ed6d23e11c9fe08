// Choices that have no place on the board, and the symbols that say what they are.
import type { Item } from "$lib/draw/signs.ts"
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

/** The parts of the board, as the phone shows them one at a time. */
export const SHEETS = ["wheels", "temples", "technologies", "tiles", "players"] as const
export type Sheet = "wealth" | (typeof SHEETS)[number]
/** Beside the wheels there is room for two parts at a time. */
export const PAIRS = {
  wealth: ["wealth"],
  tracks: ["temples", "technologies"],
  tiles: ["buildings", "monuments"],
} as const
export type Pair = keyof typeof PAIRS
/** What has a drawing of its own. */
export type Part = Sheet | (typeof PAIRS)[Pair][number]
export const pairOf = (sheet: Sheet): Pair | null =>
  sheet === "temples" || sheet === "technologies" ? "tracks" : sheet === "tiles" || sheet === "wealth" ? sheet : null

/** The size of a part's drawing; the narrow form has less beside its signs. */
export function partSize(part: Part, narrow: boolean, players: number): [width: number, height: number] {
  switch (part) {
    case "temples":
      return [narrow ? 436 : 634, 338]
    case "technologies":
      return [narrow ? 440 : 636, 284]
    case "buildings":
    case "monuments":
      return narrow ? [318, 252] : [636, 126]
    case "tiles":
      return [444, 28 + Math.ceil((players + 2) / 2) * 126]
    case "wealth":
      return [260, 320]
    default:
      return [556, 8 + Math.ceil(players / 2) * 132]
  }
}

/** The part where a choice glows. */
export function sheetOf({ structure }: Choice): Sheet {
  switch (structure["verb"]) {
    case "keep":
      return "wealth"
    case "beg":
    case "burn":
    case "raise":
      return "temples"
    case "advance":
      return "technologies"
    case "build":
    case "monument":
      return "tiles"
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
  ["pay", "gain", "raise", "sell", "buy", "calendar"].includes(String(structure["verb"]))
