// Choices that have no place on the board stand on its edge as buttons, in symbols and words.
import { row, rows, type Item } from "./effects.ts"
import type { WinterBox, WinterView } from "./view.ts"
import type { Choice } from "$lib/wire.ts"

const EDGE = new Set(["pay", "take", "claim", "board", "part", "next", "done", "end"])
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

/** A choice in symbols; empty where words say it better. */
export function symbols(view: WinterView, box: WinterBox, { structure }: Choice): Item[] {
  switch (structure["verb"]) {
    case "take":
      return [{ icon: TAKEN[String(structure["reward"])] ?? "" }]
    case "claim":
      return rows(hexReward(view, box, Number(structure["hex"]))).flat()
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

/** What a hex gives next: the token of a glacier while a village is placed, the reward of its land in the eclipse. */
function hexReward(view: WinterView, box: WinterBox, hex: number): string[] {
  const { terrain = "", token = null } = view.land[hex] ?? {}
  const entry = view.due?.kind === "glaciers" ? box.glacier_token[token ?? ""] : box.terrain[terrain]
  return entry?.reward ?? []
}

/** What the player board gives for a village or an empty slot. Points of stones are told in words. */
function boardReward(box: WinterBox, item: string): string[] {
  return (item === "village" ? box.settlement.placed : box.megalith_slot[item])?.reward ?? []
}

/** Where on a phone a choice is found. */
export type Chapter = "land" | "columns" | "megaliths" | "cards" | "animals" | "idols" | "hand" | "players"
export const CHAPTERS: Chapter[] = ["columns", "hand", "land", "megaliths", "cards", "animals", "idols", "players"]

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
  recruit: "cards",
  culture: "cards",
  reveal: "animals",
  hunt: "animals",
  stone: "animals",
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

/** The chapters in which something glows. */
export function lively(legal: Choice[]): Set<Chapter> {
  return new Set(legal.map(chapterOf).filter((chapter) => chapter !== null))
}

/** The chapter to be in: the present one, unless something can be done and nothing here. */
export function chapterWith(legal: Choice[], current: Chapter): Chapter {
  const there = lively(legal)
  if (!there.size || there.has(current)) return current
  return CHAPTERS.find((chapter) => there.has(chapter)) ?? current
}
