// The boards there are: a folder with a Board.svelte is enough. Each is loaded when its table is opened.
import type { Board } from "./board.ts"
import { api } from "$lib/api.ts"
import type { Plain } from "$lib/wire.ts"

const BOARDS = import.meta.glob<Board>("./*/Board.svelte", { import: "default" })
const COMPONENTS = import.meta.glob<Plain>("../../../src/sunstone/games/*/components.toml", { import: "default" })

/** The board of a game, or null where none is drawn yet: then the table is shown in words. */
export async function board(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`]
  return load ? await load() : null
}

/** Every component of a game, as its file describes them; of an owner's own box, as the server has it. */
export async function components(game: string, digest: string | null = null): Promise<Plain> {
  if (digest) return api.components(digest)
  const load = COMPONENTS[`../../../src/sunstone/games/${game}/components.toml`]
  return load ? await load() : {}
}
