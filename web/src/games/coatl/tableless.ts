// What a drawing needs where there is no table: nobody sits, nothing is to be decided.
import type { Plain } from "$lib/wire.ts"
import type { BoardProps, BoardSettings, BoardWords } from "../board.ts"

export const tableless = (components: Plain, words: BoardWords, settings: BoardSettings): BoardProps => ({
  view: { seat: -1, seats: [] },
  you: null,
  turn: null,
  legal: [],
  choose: () => undefined,
  preview: () => undefined,
  why: null,
  look: null,
  happened: [],
  recent: [],
  components,
  words,
  settings,
})
