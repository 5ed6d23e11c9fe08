// Beginning a guided first game.
import { api } from "$lib/api.ts"
import { router } from "$lib/router.svelte.ts"
import { session } from "$lib/session.svelte.ts"

/** Open the table of a lesson and go there; a newcomer comes in as a guest. */
export async function begin(game: string): Promise<void> {
  await session.anybody()
  const table = await api.begin(game)
  router.go(`/table/${table.id}`)
}
