// Words in a drawing: broken into lines that fit, smaller where they would be too many. Nothing is cut off.

const NARROW = /[iljtfrI.,:;'!|()/ -]/
const BROAD = /[mwMW@—½]/

/** About how wide a text is, in the size of its letters. */
export function wide(text: string): number {
  let sum = 0
  for (const letter of text) {
    if (NARROW.test(letter)) sum += 0.32
    else if (BROAD.test(letter)) sum += 0.9
    else if (letter !== letter.toLowerCase()) sum += 0.69
    else sum += 0.57
  }
  return sum
}

/** The lines of a text that is `room` wide in letters of `size`. */
export function lines(text: string, room: number, size: number): string[] {
  const found: string[] = []
  let line = ""
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word
    if (line && wide(longer) * size > room) {
      found.push(line)
      line = word
    } else line = longer
  }
  return line ? [...found, line] : found
}

export interface Set {
  size: number
  lines: string[]
}

/** A text set into a box: the largest letters, from `size` down to `least`, in which it fits. */
export function set(text: string, room: number, height: number, size: number, least: number, lead = 1.2): Set {
  for (let letters = size; ; letters -= 0.5) {
    const broken = lines(text, room, letters)
    const fits = broken.length * letters * lead <= height && broken.every((line) => wide(line) * letters <= room)
    if (fits || letters <= least) return { size: letters, lines: broken }
  }
}
