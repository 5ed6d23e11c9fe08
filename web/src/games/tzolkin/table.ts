// What every part of the board is given: the position, what is legal, the words for it.
import type { BoardProps } from "../board.ts"
import type { TzolkinBox, TzolkinView } from "./view.ts"
import { Wording } from "./wording.ts"

export interface Table extends Omit<BoardProps, "view" | "components"> {
  view: TzolkinView
  box: TzolkinBox
  /** The position after what is looked at, if it is known and reveals nothing. */
  ghost: TzolkinView | null
  wording: Wording
}

export function tableOf({ view, components, ...props }: BoardProps): Table {
  const preview = props.look?.preview
  return {
    ...props,
    view: view as unknown as TzolkinView,
    box: components as unknown as TzolkinBox,
    ghost: preview && !preview.reveals ? (preview.view as unknown as TzolkinView) : null,
    wording: new Wording(props.words),
  }
}
