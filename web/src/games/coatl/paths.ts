// The size and outline of a card.
import { box } from "$lib/draw/paths.ts"

export const CARD = 112
export const CARD_PATH = box(0, 0, CARD, CARD)
