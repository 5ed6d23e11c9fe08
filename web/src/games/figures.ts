// The pictures of the rules pages. A page names one as `![what it shows](figure:tzolkin/Palenque)`; it is the component
// of that name in the game's folder `figures`, drawn with the pieces of its board and without words.
import type { Component } from "svelte"
import type { Plain } from "$lib/wire.ts"

export interface FigureProps {
  /** `components.toml` of the game as an object. */
  components: Plain
}
export type Figure = Component<FigureProps>

const FIGURES = import.meta.glob<Figure>(["./*/figures/*.svelte", "!./*/figures/Frame.svelte"], { import: "default" })

/** The picture with this name, or null. */
export async function figure(name: string): Promise<Figure | null> {
  const [game, picture] = name.split("/")
  const load = FIGURES[`./${game}/figures/${picture}.svelte`]
  return load ? await load() : null
}
