// Choices that have no place on the board stand on its edge as buttons, in symbols and words.
import { row, rows, type Item } from "./effects.ts"
import type { WinterBox, WinterView } from "./view.ts"
import type { Choice } from "$lib/wire.ts"

const EDGE = new Set(["pay", "take", "board", "part", "next", "done", "end"])
const FINAL = new Set(["next", "done", "end"])

/** Whether a choice is a button on the edge. */
export function onEdge({ structure }: Choice): boolean {
  const verb = String(structure["verb"])
  if (verb === "token") return structure["which"] === "next"
  return EDGE.has(verb)
}

/** Whether it ends or passes something: it stands last, and in another colour. */
export const isFinal = ({ structure }: Choice): boolean => FINAL.has(String(structure["verb"]))

const TAKEN: Record<string, string> = { card: "draw", tool: "tool", food: "food" }

/** A choice in symbols, which say all there is; empty where words say it better. */
export function symbols(view: WinterView, box: WinterBox, { structure }: Choice): Item[] {
  switch (structure["verb"]) {
    case "take":
      return [{ icon: TAKEN[String(structure["reward"])] ?? "", text: "1" }]
    case "board":
      return rows(boardReward(box, String(structure["item"]))).flat()
    case "part":
      if (view.due?.rewards) return rows(view.due.rewards[Number(structure["number"]) - 1] ?? []).flat()
      return row(view.due?.parts?.[Number(structure["number"]) - 1] ?? "food 1")
    case "pay":
      return view.due?.kind === "exchange" ? row(view.due.parts?.[0] ?? "food 1") : []
    default:
      return []
  }
}

/** What the player board gives for a village or an empty slot. Points of stones are told in words. */
function boardReward(box: WinterBox, item: string): string[] {
  return (item === "village" ? box.settlement.placed : box.megalith_slot[item])?.reward ?? []
}

/** The parts of the board that are folded where there is no room for all. */
export const DRAWERS = ["tribe", "culture", "stones", "animals", "megaliths", "idols", "players"] as const
export type Drawer = (typeof DRAWERS)[number]
export type Chapter = "columns" | "hand" | "land" | Drawer
export const CHAPTERS: Chapter[] = ["columns", "hand", "land", ...DRAWERS]

const WHERE: Record<string, Chapter> = {
  chief: "hand",
  side: "hand",
  setup: "hand",
  place: "columns",
  token: "columns",
  play: "hand",
  bury: "hand",
  discard: "hand",
  pile: "hand",
  camp: "land",
  move: "land",
  settle: "land",
  claim: "land",
  megalith: "megaliths",
  recruit: "tribe",
  culture: "culture",
  reveal: "animals",
  hunt: "animals",
  stone: "stones",
  idol: "idols",
  spend: "players",
  tip: "players",
  give: "players",
}

/** The chapter in which a choice glows; none if it is only a button on the edge. Before the game the hand is empty. */
export function chapterOf({ structure }: Choice): Chapter | null {
  const verb = String(structure["verb"])
  if (verb === "use") {
    const card = structure["card"]
    return card === "chief" ? "players" : card === "token" ? "columns" : "hand"
  }
  return WHERE[verb] ?? null
}

/** The chapters in which something glows, and in each how much. */
export function lively(legal: Choice[]): Map<Chapter, number> {
  const found = new Map<Chapter, number>()
  for (const chapter of legal.map(chapterOf)) if (chapter) found.set(chapter, (found.get(chapter) ?? 0) + 1)
  return found
}

/** The chapter to be in: the present one, unless something can be done and nothing here. */
export function chapterWith(lit: Map<Chapter, number>, current: Chapter): Chapter {
  if (!lit.size || lit.has(current)) return current
  return CHAPTERS.find((chapter) => lit.has(chapter)) ?? current
}

/** The drawer to have open beside land, columns and hand: the present one while it serves, else the one with most to do. */
export function drawerWith(lit: Map<Chapter, number>, current: Drawer | null): Drawer | null {
  // One's own food, chief and animals do not lie in the drawer of the others.
  const serving = DRAWERS.filter((drawer) => drawer !== "players" && lit.has(drawer))
  if (!lit.size || lit.has("columns")) return null
  if (!serving.length || serving.some((drawer) => drawer === current)) return current
  return serving.reduce((most, drawer) => ((lit.get(drawer) ?? 0) > (lit.get(most) ?? 0) ? drawer : most))
}
