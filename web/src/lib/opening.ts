// Good defaults for a new table.
import type { GameInfo, OpenTable, OwnBoxLine, SeatWish } from "$lib/wire.ts"

export const BOT_LEVELS = ["friendly", "steady", "shrewd", "merciless"] as const

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
