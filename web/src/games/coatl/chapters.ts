// On a phone the table is shown in chapters; what can be done decides which one is open.
import type { Choice } from "$lib/wire.ts"
import { structureOf, type Key, type Move } from "./moves.ts"

export const CHAPTERS = ["supply", "cards", "coatls", "hand", "others"] as const
export type Chapter = (typeof CHAPTERS)[number]

const WHERE: Record<string, Chapter[]> = {
  take: ["supply"],
  choose: ["cards"],
  start: ["coatls"],
  extend: ["coatls"],
  fulfil: ["coatls", "hand"],
  commit: ["hand"],
  pick: ["hand"],
  future: ["hand"],
  keep: ["hand"],
  discard: ["hand"],
}

/** Where the second half of a move is, by what it is. */
const OTHER: Record<string, Chapter> = {
  end: "coatls",
  new: "coatls",
  beside: "coatls",
  piece: "coatls",
  card: "coatls",
  bag: "supply",
  temple: "cards",
  token: "hand",
}

/**
 * The chapters in which something can be done. A roomy one with the supply has one's own coatls in it as well; `temples`
 * are one's own.
 */
export function busy(legal: Choice[], roomy = false, temples: (string | null)[] = []): Set<Chapter> {
  return new Set(
    legal.flatMap((choice) => {
      const { verb, card } = structureOf(choice)
      if (verb === "temple") return temples.includes(String(card)) ? "hand" : "cards"
      const where = WHERE[verb] ?? []
      return roomy && (verb === "start" || verb === "extend") ? [...where, "supply" as const] : where
    }),
  )
}

/** The chapters in which lies what goes with the half that is held. */
export function waysOn(moves: Move[], held: Key): Set<Chapter> {
  const others = moves.flatMap(({ from, to }) => (from === held ? [to] : to === held ? [from] : []))
  return new Set(others.flatMap((key) => OTHER[key.split(":")[0] ?? ""] ?? []))
}

/** What may be done once in a game, in place of an ordinary action, is no reason to look there. */
const TOKENS = new Set(["pick", "future", "commit"])

/** The chapter to be in: the present one, unless something can be done and nothing here. */
export function chapterWith(
  legal: Choice[],
  current: Chapter,
  roomy = false,
  temples: (string | null)[] = [],
): Chapter {
  const ordinary = legal.filter((choice) => !TOKENS.has(structureOf(choice).verb))
  const lively = busy(ordinary.length ? ordinary : legal, roomy, temples)
  if (lively.size === 0 || lively.has(current)) return current
  return CHAPTERS.find((chapter) => lively.has(chapter)) ?? current
}
