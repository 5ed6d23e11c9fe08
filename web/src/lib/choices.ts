// The legal choices as a numbered list, the way the terminal lists them.
import type { Choice, Position } from "$lib/wire.ts"

export interface Numbered {
  number: number
  choice: Choice
  verb: string
  /** What it does, in the reader's language. */
  label: string
}

export interface Group {
  verb: string
  /** One line in place of many combinations; empty where all are listed. */
  shorthand: string
  items: Numbered[]
}

/** The choices in groups of a verb: first those to list one by one, then those of many combinations. */
export function grouped(position: Position | null): Group[] {
  if (!position) return []
  const labels = position.words?.choices ?? []
  const shorthand = position.words?.shorthand ?? {}
  const all = position.legal
    .map((choice, place) => ({
      choice,
      verb: String(choice.structure["verb"] ?? ""),
      label: labels[place] ?? choice.text,
    }))
    // In the order of the catalogue, so that what belongs together stands together.
    .sort((a, b) => a.choice.action - b.choice.action)
  const many = (verb: string) => (verb in shorthand ? 1 : 0)
  const groups: Group[] = []
  let number = 0
  for (const item of [...all].sort((a, b) => many(a.verb) - many(b.verb))) {
    let group = groups.find(({ verb }) => verb === item.verb)
    if (!group) {
      group = { verb: item.verb, shorthand: shorthand[item.verb] ?? "", items: [] }
      groups.push(group)
    }
    group.items.push({ ...item, number: 0 })
  }
  for (const group of groups) for (const item of group.items) item.number = ++number
  return groups
}

/** Those of the groups' choices that are among these. */
export function among(groups: Group[], choices: Choice[]): Group[] {
  const wanted = new Set(choices.map(({ action }) => action))
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ choice }) => wanted.has(choice.action)) }))
    .filter(({ items }) => items.length)
}

export function numbered(groups: Group[]): Numbered[] {
  return groups.flatMap(({ items }) => items)
}

/** Whether a choice's text is words and numbers that a person may read: `choose run_YKR` names an id. */
export const isPlain = ({ text }: Choice): boolean => text.split(" ").every((word) => /^([a-z]+|\d+)$/i.test(word))

/** Lower case without accents, single spaces: how typed words are compared. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ")
}

/** The choices whose words begin with the typed ones; the exact one alone if there is one. */
export function matching(list: Numbered[], typed: string): Numbered[] {
  const wanted = fold(typed).split(" ")
  if (!wanted[0]) return []
  const spelled = list.map((item) => ({ item, words: fold(item.choice.text).split(" ") }))
  const exact = spelled.find(({ words }) => words.join(" ") === wanted.join(" "))
  if (exact) return [exact.item]
  return spelled
    .filter(({ words }) => words.length === wanted.length && wanted.every((word, at) => words[at]?.startsWith(word)))
    .map(({ item }) => item)
}

/** The choices that hold all the words somewhere, in their label or their text. */
export function filtered(list: Numbered[], typed: string): Numbered[] {
  const wanted = fold(typed).split(" ")
  return list.filter((item) => {
    const text = fold(`${item.number} ${item.label} ${item.choice.text}`)
    return wanted.every((word) => text.includes(word))
  })
}
