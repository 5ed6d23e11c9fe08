// What drawings of a game speak with, on the board and in the log.
import type { BoardSettings, BoardWords } from "../games/board.ts"
import { components, componentWords } from "../games/registry.ts"
import { gameBundle, say, words } from "$lib/i18n.svelte.ts"
import { settings, still } from "$lib/settings.svelte.ts"
import type { Choice, Part, Plain } from "$lib/wire.ts"

/** What is loaded once for a game, a number of players and a language. */
export interface Contents {
  components: Plain
  /** Names, choices and parts change with every position, the rest does not. */
  words(names: string[], choice: (choice: Choice) => string, parts: Part[]): BoardWords
}

export async function contents(game: string, players: number, box: string | null): Promise<Contents> {
  const { language } = words
  const [all, catalogue, told] = await Promise.all([
    components(game, box),
    gameBundle(game, language),
    componentWords(game, players, box),
  ])
  return {
    components: all,
    words: (names, choice, parts) => ({
      language,
      names,
      say: (id, values) => say(catalogue, id, values),
      choice,
      component: (key) => told[key] ?? [],
      part: (name) => parts.find((part) => part.name === name),
    }),
  }
}

export const boardSettings = (): BoardSettings => ({
  patterns: settings.patterns,
  still: still(),
  speed: settings.speed,
})
