// What every part of the board needs: the position, what is legal, and how to look at it and do it.
import { getContext, setContext } from "svelte"
import type { BoardSettings, BoardWords, Look } from "../board.ts"
import type { TzolkinBox, TzolkinView } from "./view.ts"
import type { Choice, Entry } from "$lib/wire.ts"

export interface Table {
  readonly view: TzolkinView
  readonly box: TzolkinBox
  readonly you: number | null
  readonly legal: Choice[]
  readonly look: Look | null
  /** The position after what is looked at, if it is known and reveals nothing. */
  readonly ghost: TzolkinView | null
  readonly words: BoardWords
  readonly settings: BoardSettings
  /** What the others decided since this seat's last decision. */
  readonly recent: Entry[]
  choose(choice: Choice): void
  preview(choice: Choice | null): void
}

const KEY = Symbol("tzolkin")
export const setTable = (table: Table): Table => setContext(KEY, table)
export const useTable = (): Table => getContext<Table>(KEY)
