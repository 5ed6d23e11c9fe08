// What a person has chosen for this browser. Kept in local storage; boot.js reads the same key before the first picture.

export const LANGUAGES = ["en", "cs", "nl", "pl"] as const
export type Language = (typeof LANGUAGES)[number]

export interface Settings {
  language: Language
  theme: "auto" | "light" | "dark"
  /** Patterns on pieces beside their colours. They are drawn in any case where a colour would stand alone. */
  patterns: boolean
  motion: "auto" | "full" | "reduced"
  /** How fast moves are shown: 1 is normal, 0.5 slow, 2 fast, 0 at once. */
  speed: 0 | 0.5 | 1 | 2
  textSize: 90 | 100 | 115 | 130 | 150
  sounds: boolean
  /** When a choice asks once more: never, when it cannot be taken back, or also when it ends the turn. */
  confirm: "never" | "final" | "turn"
  notifications: boolean
  /** The list of choices stands open beside the board, which can answer everything itself. */
  choiceList: boolean
  /** The table in words instead of pictures. */
  textMode: boolean
}

const KEY = "sunstone-settings"

/** The best of our languages for this browser. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const base = tag.toLowerCase().split("-")[0]
    const found = LANGUAGES.find((language) => language === base)
    if (found) return found
  }
  return "en"
}

export function defaults(languages: readonly string[]): Settings {
  return {
    language: preferred(languages),
    theme: "auto",
    patterns: true,
    motion: "auto",
    speed: 1,
    textSize: 100,
    sounds: false,
    confirm: "final",
    notifications: false,
    choiceList: false,
    textMode: false,
  }
}

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  patterns: [true, false],
  motion: ["auto", "full", "reduced"],
  speed: [0, 0.5, 1, 2],
  textSize: [90, 100, 115, 130, 150],
  sounds: [true, false],
  confirm: ["never", "final", "turn"],
  notifications: [true, false],
  choiceList: [true, false],
  textMode: [true, false],
}

/** Settings from what was kept; what is unknown or damaged falls back to the default. */
export function revive(text: string | null, base: Settings): Settings {
  const out: Settings = { ...base }
  let kept: unknown
  try {
    kept = JSON.parse(text ?? "{}")
  } catch {
    return out
  }
  if (typeof kept !== "object" || kept === null) return out
  const given = kept as Record<string, unknown>
  const set = <K extends keyof Settings>(key: K) => {
    const found = ALLOWED[key].find((value) => value === given[key])
    if (found !== undefined) out[key] = found
  }
  for (const key of Object.keys(ALLOWED) as (keyof Settings)[]) set(key)
  return out
}

function read(): Settings {
  const base = defaults(navigator.languages)
  try {
    return revive(localStorage.getItem(KEY), base)
  } catch {
    return base
  }
}

export const settings: Settings = $state(read())

/** Change a setting and keep it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Whether moves are shown at once, without travel. */
export function still(): boolean {
  if (settings.speed === 0 || settings.motion === "reduced") return true
  return settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** Put the settings on the page itself. */
export function dress(root: HTMLElement): void {
  if (settings.theme === "auto") delete root.dataset.theme
  else root.dataset.theme = settings.theme
  if (settings.motion === "auto") delete root.dataset.motion
  else root.dataset.motion = settings.motion
  root.dataset.patterns = settings.patterns ? "on" : "off"
  root.style.fontSize = `${settings.textSize}%`
  root.lang = settings.language
}
