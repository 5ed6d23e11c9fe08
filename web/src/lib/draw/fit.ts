// Words that must fit into a drawing, in any language.

/** The words of a text in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The largest size, up to the usual one, at which the longest of the lines is no wider than the room for it. */
export function snug(lines: string[], width: number, usual: number): number {
  const longest = Math.max(1, ...lines.map((line) => line.length))
  return Math.min(usual, width / (longest * 0.57))
}

/** A text cut to so many letters. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
