// What the parts of a board need to light up a choice, shared through the board's context.
import { getContext, setContext } from "svelte"
import type { BoardProps, Form } from "../../games/board.ts"
import type { Choice } from "$lib/wire.ts"

export type Acts = Pick<BoardProps, "legal" | "look" | "words" | "choose" | "preview" | "why" | "recent" | "happened">

const KEY = Symbol("acts")

/** Let everything within this board use `Do` and `Edge`. */
export const provideActs = (props: () => BoardProps): (() => Acts) => setContext(KEY, props)

/** What the board may do now; call the answer where it is used, so that it stays fresh. */
export const useActs = (): (() => Acts) => getContext<() => Acts>(KEY)

/** The legal choice of this form: every field given is the same in its structure. */
export function find(legal: Choice[], form: Form): Choice | undefined {
  return legal.find(({ structure }) =>
    Object.entries(form).every(([field, value]) => JSON.stringify(structure[field]) === JSON.stringify(value)),
  )
}

/** For `data-why`: what `Tips` asks about when the thing is clicked; nothing where it can be done. */
export const asked = (acts: Acts, choice: Choice | undefined, form: Form | undefined): string | undefined =>
  !choice && form && acts.why ? JSON.stringify(form) : undefined
