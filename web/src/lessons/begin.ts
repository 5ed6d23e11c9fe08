// Beginning a guided first game.
import { api } from "$lib/api.ts"
import { router } from "$lib/router.svelte.ts"
import { session } from "$lib/session.svelte.ts"

const SCRIPTS = import.meta.glob("../../../src/sunstone/lessons/*.toml")

/** Whether there is a lesson for a game. */
export function taught(game: string): boolean {
  return `../../../src/sunstone/lessons/${game}.toml` in SCRIPTS
}

/** Open the table of a lesson and go there; a newcomer comes in as a guest. */
export async function begin(game: string): Promise<void> {
  await session.anybody()
  const table = await api.begin(game)
  router.go(`/table/${table.id}`)
}
