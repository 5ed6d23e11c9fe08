// The boards there are: a folder with a Board.svelte is enough. Each is loaded when its table is opened.
import type { Component } from "svelte"
import type { Board, BoardSettings, BoardWords } from "./board.ts"
import { api } from "$lib/api.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { Plain } from "$lib/wire.ts"

const BOARDS = import.meta.glob<Board>("./*/Board.svelte", { import: "default" })
const COMPONENTS = import.meta.glob<Plain>("../../../src/sunstone/games/*/components.toml", { import: "default" })

const PRINTED = import.meta.glob<PrintedEntry>("./*/Printed.svelte", { import: "default" })
const LOG_SIGNS = import.meta.glob<LogSign>("./*/LogSign.svelte", { import: "default" })
const MOMENTS = import.meta.glob<Moments>("./*/Moment.svelte")
const WORD_SIGNS = import.meta.glob<WordSymbol>("./*/WordSign.svelte", { import: "default" })

export interface PrintedProps {
  components: Plain
  words: BoardWords
  settings: BoardSettings
  /** Which entry of the components is drawn. */
  section: string
  entry: string
}
/** A card, tile or track of a game by itself, as it looks on the table; nothing for a section that is no picture. */
export type PrintedEntry = Component<PrintedProps>
export interface LogSignProps {
  event: Plain
  components: Plain
  words: BoardWords
  settings: BoardSettings
}
/** What an event is about, drawn beside its line in the log, at most 22 px high; it draws nothing where words are enough. */
export type LogSign = Component<LogSignProps>
export interface MomentProps extends Omit<LogSignProps, "event"> {
  /** What happened, one after the other. */
  events: Plain[]
}
/** Pictures of a game's great moments. `kinds` are those of events that are one although they are about one seat only. */
export interface Moments {
  default: Component<MomentProps>
  kinds: readonly string[]
}
/** The symbol of a word that abilities are written with. */
export type WordSymbol = Component<{ word: string }>

/** The drawings of what lies in the box of a game, and of its symbols, where there are any. */
export async function printed(game: string): Promise<{ Printed: PrintedEntry | null; WordSign: WordSymbol | null }> {
  const [drawing, sign] = await Promise.all([
    PRINTED[`./${game}/Printed.svelte`]?.(),
    WORD_SIGNS[`./${game}/WordSign.svelte`]?.(),
  ])
  return { Printed: drawing ?? null, WordSign: sign ?? null }
}

/** The drawings for lines of the log, or null where there are none. */
export async function logSign(game: string): Promise<LogSign | null> {
  return (await LOG_SIGNS[`./${game}/LogSign.svelte`]?.()) ?? null
}

/** The pictures of a game's great moments, or null where there are none. */
export async function moments(game: string): Promise<Moments | null> {
  return (await MOMENTS[`./${game}/Moment.svelte`]?.()) ?? null
}

/** Whether a board is drawn for a game. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS

/** The board of a game, or null where none is drawn yet: then the table is shown in words. */
export async function board(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`]
  return load ? await load() : null
}

const WORDS = new Map<string, Promise<Record<string, string[]>>>()

/** What boards say of the components, asked once for a language and a number of players; 0 is any. */
export function componentWords(game: string, players: number, digest: string | null = null) {
  const key = [game, players, digest, settings.language].join(" ")
  let words = WORDS.get(key)
  if (!words) {
    words = api.componentWords(game, players, digest).catch(() => {
      WORDS.delete(key)
      return {}
    })
    WORDS.set(key, words)
  }
  return words
}

/** Every component of a game, as its file describes them; of an owner's own box, as the server has it. */
export async function components(game: string, digest: string | null = null): Promise<Plain> {
  if (digest) return api.components(digest)
  const load = COMPONENTS[`../../../src/sunstone/games/${game}/components.toml`]
  return load ? await load() : {}
}
