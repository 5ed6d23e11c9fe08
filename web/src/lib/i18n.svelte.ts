// Words of the pages, from the same Fluent catalogues the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { choose, settings, type Language } from "$lib/settings.svelte.ts"

export type Arguments = Record<string, FluentVariable>

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:catalogue/en"),
  cs: () => import("virtual:catalogue/cs"),
  nl: () => import("virtual:catalogue/nl"),
  pl: () => import("virtual:catalogue/pl"),
}
const GAMES = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!**/{analysis,box,cli,errors,lesson,lesson-*,server,web}.ftl"],
  { query: "?raw", import: "default" },
)

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  // Isolation marks are for mixed directions of writing; all four languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) throw error
  }
  return made
}

/** A message of a bundle; one that is missing is shown by its id in brackets that no catalogue uses. */
export function say(from: FluentBundle, id: string, values?: Arguments): string {
  const message = from.getMessage(id)
  if (!message?.value) return `⟦${id}⟧`
  return from.formatPattern(message.value, values, [])
}

class Words {
  language = $state<Language>("en")
  bundle = $state.raw(new FluentBundle("en"))
  /** By language: what the server calls its games and their options. */
  games = $state.raw<Record<string, Record<string, string>>>({})
  #number = $derived(new Intl.NumberFormat(this.language, { maximumFractionDigits: 2 }))

  async speak(language: Language): Promise<void> {
    const { default: source } = await CATALOGUES[language]()
    // In one step with the words, so that whoever looks at the one finds the other.
    if (settings.language !== language) choose("language", language)
    this.bundle = bundle(language, source)
    this.language = language
  }

  number(value: number): string {
    return this.#number.format(value)
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items)
  }

  /** A share of one, in whole percent. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share)
  }

  /** How long ago, in words. */
  ago(then: number, now: number): string {
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" })
    const minutes = Math.round((then - now) / 60_000)
    if (Math.abs(minutes) < 60) return format.format(minutes, "minute")
    const hours = Math.round(minutes / 60)
    return Math.abs(hours) < 48 ? format.format(hours, "hour") : format.format(Math.round(hours / 24), "day")
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium" }).format(at)
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(at)
  }
}

export const words = new Words()

/** A message of the pages in the chosen language. */
export function t(id: string, values?: Arguments): string {
  return say(words.bundle, id, values)
}

/** Change the language of everything, at once. */
export function speak(language: Language): Promise<void> {
  return words.speak(language)
}

/** Begin with the language that was chosen before, or the browser's. */
export function begin(): Promise<void> {
  return words.speak(settings.language)
}

/** The words of a game, the very file the terminal reads. */
export async function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  const load = GAMES[`../../../locales/${language}/${game}.ftl`]
  return bundle(language, load ? await load() : "")
}

/** An id of somebody else's as words: the best there is where nobody has said it better. */
const spelled = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ")

/** A message about a game, from the pages or, where they were not built with the game, from the server. */
function ofGame(id: string): string | undefined {
  const message = id.replaceAll("_", "-")
  return words.bundle.hasMessage(message) ? t(message) : words.games[words.language]?.[message]
}

/** The name of a game; one that nobody has named goes by its id. */
export function gameName(game: string): string {
  return ofGame(`${game}-name`) ?? spelled(game)
}

/** What an option of a game is called. */
export function optionName(game: string, option: string): string {
  return ofGame(`${game}-option-${option}`) ?? spelled(option)
}

/** The name of a level of bots; other bots go by their code. */
export function levelName(code: string): string {
  const id = `level-${code}`
  return words.bundle.hasMessage(id) ? t(id) : code
}

/** What a bot is called, as the server says it at the table. */
export function botName(code: string): string {
  const [kind = "", budget] = code.split(":")
  const id = `bot-${kind}`
  if (!words.bundle.hasMessage(id)) return t("bot-other", { code })
  return budget ? t("bot-budget", { bot: t(id), budget }) : t(id)
}
