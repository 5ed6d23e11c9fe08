// What the board says of its parts: names, amounts, and what `text/` sends of the components and the position.
import type { BoardWords } from "../board.ts"
import { ours, sectionOf, type Due, type WinterBox, type WinterView } from "./view.ts"

const MARK = "*"
type Values = Record<string, string | number>

export class Wording {
  constructor(
    readonly words: BoardWords,
    readonly box: WinterBox,
  ) {}

  say(id: string, values: Values = {}): string {
    return this.words.say(`endless-winter-${id}`.replaceAll("_", "-"), values)
  }

  name = (seat: number): string => this.words.names[seat] ?? ""
  capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  points = (count: number): string => this.say("gain-vp", { count })
  labour = (half: number): string => this.say("gain-labour", { count: half / 2 })
  space = (space: string): string => this.say(`space-${space}`)
  track = (track: string): string => this.say(`track-${track}`)

  // Names

  /** The name an owner of the box gave, or else ours. */
  #named = (entry: { name: string } | undefined, id: string): string => entry?.name || this.say(id)

  card = (face: string): string => this.#named(this.box[sectionOf(face)][face], `card-${face}`)
  animal = (animal: string): string => this.#named(this.box.animal[animal], `animal-${animal}`)
  chief = (chief: string): string => this.#named(this.box.chief[chief], `chief-${chief}`)
  terrain = (terrain: string): string => this.#named(this.box.terrain[terrain], `terrain-${terrain}`)
  hex = (view: WinterView, hex: number): string =>
    this.say("hex", { number: hex, terrain: this.terrain(view.land[hex]?.terrain ?? "start") })

  cards(faces: string[]): string {
    const names = faces.map(this.card)
    const counted = [...new Set(names)].map((what) => {
      const count = names.filter((name) => name === what).length
      return count > 1 ? this.say("times", { count, what }) : what
    })
    return counted.join(", ")
  }

  // What `text/` says

  /** What is said of a card, an animal, a stone, a chief, a column, a slot or a level. */
  about = (section: string, entry: string | number): string[] => this.words.component(`${section}/${entry}`)
  effects = (texts: string[]): string => (texts.length ? this.about("effects", JSON.stringify(texts)).join(", ") : "")

  duePart(due: Due, number: number): string {
    if (due.rewards) return this.effects(due.rewards[number - 1] ?? [])
    return this.effects(due.parts?.slice(number - 1, number) ?? [])
  }

  /** The round and the turn. */
  round = (): string => this.words.part("round")?.heading ?? ""

  /** A value in words, with a mark behind it if it is ours. */
  marked = (text: string, entry: { source: string | Record<string, string> } | undefined, field?: string): string =>
    text && ours(entry, field) ? text + MARK : text

  /** What the mark means. */
  legend = (): string => this.say("legend", { mark: MARK })
}
