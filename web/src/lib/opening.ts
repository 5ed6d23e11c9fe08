// Good defaults for a new table.
import { t } from "$lib/i18n.svelte.ts"
import type { GameInfo, OpenTable, OwnBoxLine, SeatWish } from "$lib/wire.ts"

/** Me and a bot or two: what "play now" opens. */
export function quick(game: GameInfo, level: string): OpenTable {
  const seats: SeatWish[] = [{ kind: "me" }]
  while (seats.length < Math.max(2, game.least)) seats.push({ kind: "bot", bot: level })
  return { game: game.id, seats, visible: false, hints: true }
}

/** Whether a table of mine is played with my own box unless I say otherwise: where there is one and nothing is wrong. */
export function ownBoxFor(game: string, boxes: OwnBoxLine[]): boolean {
  return boxes.some((box) => box.game === game && box.values > 0 && box.problems === 0)
}

/** The id of a table in what somebody pasted: a link to it, or the id alone. */
export function tableIn(text: string): string | null {
  const found = /(?:\/table\/)?([2-9a-z]{6,24})\/?(?:[?#].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}

/** What options and their values are called in a form; the catalogue of the game explains them in a sentence. */
const LABELS = [
  "web-option-coatl-sacrifice-tokens",
  "web-option-coatl-open-end",
  "web-option-coatl-open-end-literal",
  "web-option-coatl-open-end-strict",
  "web-option-coatl-promo",
  "web-option-tzolkin-corn-points",
  "web-option-tzolkin-corn-points-quarters",
  "web-option-tzolkin-corn-points-whole",
  "web-option-endless-winter-setup",
  "web-option-endless-winter-setup-dealt",
  "web-option-endless-winter-setup-cards",
  "web-option-endless-winter-setup-chiefs-and-cards",
  "web-option-endless-winter-glacier-tokens",
  "web-option-endless-winter-rest-tokens",
]

/** The label of an option, or of one of its values; null for a game that is not ours. */
export function labelOf(game: string, ...names: string[]): string | null {
  const id = `web-option-${[game, ...names].join("-").replaceAll("_", "-")}`
  return LABELS.includes(id) ? t(id) : null
}
