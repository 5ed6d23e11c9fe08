// What a person types in text mode: a number, an action in words (as short as is clear), or a command.
import { filtered, fold, isPlain, matching, type Numbered } from "$lib/choices.ts"
import type { Part } from "$lib/wire.ts"

export const COMMANDS = ["choices", "board", "players", "why", "undo", "log", "say", "help"] as const
export type Command = (typeof COMMANDS)[number]

export type Answer =
  | { kind: "act"; item: Numbered }
  | { kind: "several"; items: Numbered[] }
  | { kind: "number"; number: number }
  | { kind: "command"; command: Command; rest: string }
  | { kind: "unknown"; text: string }

/** What a typed line means. A line that is no choice of now is left to the server, which can say why. */
export function read(line: string, list: Numbered[]): Answer {
  const text = line.trim()
  const [first = "", ...others] = text.split(/\s+/)
  const rest = others.join(" ")
  const word = first === "?" ? "help" : fold(first)
  const command = COMMANDS.find((known) => known === word)
  if (!text) return { kind: "command", command: "help", rest: "" }
  if (command) return { kind: "command", command, rest }
  if (/^\d+$/.test(text)) {
    const item = list.find(({ number }) => number === Number(text))
    return item ? { kind: "act", item } : { kind: "number", number: Number(text) }
  }
  const spelled = matching(list, text)
  const found = spelled.length ? spelled : filtered(list, text)
  if (found.length === 1 && found[0]) return { kind: "act", item: found[0] }
  return found.length ? { kind: "several", items: found } : { kind: "unknown", text }
}

const spell = (part: Part, lines = part.lines): string[] => [part.heading, ...lines.map((line) => `  ${line}`)]

/** What to call a part of a position: its heading up to its figures. */
export const spoken = ({ heading }: Part): string => (heading.split(/[:(]/)[0] ?? "").trim()

/** The parts of a position a word names: by their name, by their heading, or else just the lines that begin with it,
 * or at least speak of it. */
export function shown(parts: readonly Part[], word: string): string[] {
  const wanted = fold(word)
  const whole = [({ name }: Part) => name, ({ heading }: Part) => heading]
  for (const text of whole) {
    const named = parts.filter((part) => fold(text(part)).startsWith(wanted))
    if (named.length) return named.flatMap((part) => spell(part))
  }
  const about = [(line: string) => fold(line).startsWith(wanted), (line: string) => fold(line).includes(wanted)]
  for (const fits of about) {
    const found = parts.filter(({ lines }) => lines.some(fits))
    if (found.length) return found.flatMap((part) => spell(part, part.lines.filter(fits)))
  }
  return []
}

/** What can stand behind "board": the parts, and what their lines begin with. */
function places(parts: readonly Part[]): string[] {
  const heads = parts.flatMap(({ lines }) => lines.map((line) => /^\s*([\p{L}' ]{3,20}):/u.exec(line)?.[1] ?? ""))
  return [
    ...parts.map((part) => spoken(part).toLowerCase()),
    ...heads.filter(Boolean).map((head) => head.toLowerCase()),
  ]
}

/** What the line could go on with: whole lines, the shortest way first. */
export function completions(line: string, list: Numbered[], parts: readonly Part[], limit = 8): string[] {
  const typed = fold(line)
  const texts = list.flatMap(({ choice }) => (isPlain(choice) ? choice.text : []))
  const whys = /^why /i.test(line) ? texts.map((text) => `why ${text}`) : []
  const boards = /^board /i.test(line) ? places(parts).map((part) => `board ${part}`) : []
  const known = [...whys, ...boards, ...texts, ...COMMANDS]
  return [...new Set(known.filter((text) => fold(text).startsWith(typed) && fold(text) !== typed))].slice(0, limit)
}
