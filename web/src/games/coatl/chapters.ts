// On a phone the table is shown in chapters; what can be done decides which one is open.
import type { Choice } from "$lib/wire.ts"
import { structureOf } from "./moves.ts"

export const CHAPTERS = ["supply", "cards", "coatls", "hand", "others"] as const
export type Chapter = (typeof CHAPTERS)[number]

/** How high the drawing of a chapter is, where 380 is its width. */
export const HEIGHT: Record<Chapter, number> = { supply: 390, cards: 408, coatls: 268, hand: 370, others: 376 }

/** The supply on a low screen, with the prophecies beside it. */
export const BESIDE = { width: 492, height: 362 }

const WHERE: Record<string, Chapter[]> = {
  take: ["supply"],
  choose: ["cards"],
  start: ["coatls"],
  extend: ["coatls"],
  fulfil: ["hand"],
  temple: ["cards", "hand"],
  commit: ["hand"],
  pick: ["hand"],
  future: ["hand"],
  keep: ["hand"],
  discard: ["hand"],
}

/** The chapters in which something can be done. */
export function busy(legal: Choice[]): Set<Chapter> {
  return new Set(legal.flatMap((choice) => WHERE[structureOf(choice).verb] ?? []))
}

/** The chapter to be in: the present one, unless something can be done and nothing here. */
export function chapterWith(legal: Choice[], current: Chapter): Chapter {
  const lively = busy(legal)
  if (lively.size === 0 || lively.has(current)) return current
  return CHAPTERS.find((chapter) => lively.has(chapter)) ?? current
}
