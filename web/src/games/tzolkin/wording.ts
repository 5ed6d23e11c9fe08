// What the board says of its parts: names, amounts, and what `text/` sends of the components and the position.
import type { BoardWords } from "../board.ts"
import { GOODS, type Gear, type Technology, type Temple } from "./view.ts"

export class Wording {
  constructor(readonly words: BoardWords) {}

  say(id: string, values: Record<string, string | number> = {}): string {
    return this.words.say(`tzolkin-${id}`.replaceAll("_", "-"), values)
  }

  gear = (gear: Gear): string => this.say(`gear-${gear}`)
  temple = (temple: Temple): string => this.say(`temple-${temple}`)
  technology = (technology: Technology): string => this.say(`technology-${technology}`)
  points = (count: number): string => this.say("amount-points", { count })

  goods(amounts: Partial<Record<string, number>>): string {
    const parts = GOODS.flatMap((good) => (amounts[good] ? [this.say(`amount-${good}`, { count: amounts[good] })] : []))
    return new Intl.ListFormat(this.words.language, { style: "long", type: "conjunction" }).format(parts)
  }

  /** What is said of a building, a monument, a wealth tile, a station, a wheel, a temple or a technology. */
  about = (section: string, entry: string): string[] => this.words.component(`${section}/${entry}`)
  tile = (section: string, tile: string): string => this.about(section, tile).join(" ")

  /** The day, and the Food Day to come. */
  calendar(): string[] {
    const part = this.words.part("calendar")
    return part ? [part.heading, ...part.lines.slice(0, 1)] : []
  }
}
