// Cards, stones and lands in words, from the same messages the terminal uses.
import type { BoardWords } from "../board.ts"
import { alternatives, readPart, type Amount } from "./effects.ts"
import { ANIMALS, ours, sectionOf, type Due, type WinterBox, type WinterView } from "./view.ts"

const MARK = "*"
const isSpecies = (what: string): boolean => (ANIMALS as readonly string[]).includes(what)
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
  space = (space: string): string => this.say(`space-${space}`)
  track = (track: string): string => this.say(`track-${track}`)

  // Names

  /** The name an owner of the box gave, or else ours. */
  #named = (entry: { name: string } | undefined, id: string): string => entry?.name || this.say(id)

  card = (face: string): string => this.#named(this.box[sectionOf(face)][face], `card-${face}`)
  animal = (animal: string): string => this.#named(this.box.animal[animal], `animal-${animal}`)
  chief = (chief: string): string => this.#named(this.box.chief[chief], `chief-${chief}`)
  terrain = (terrain: string): string => this.#named(this.box.terrain[terrain], `terrain-${terrain}`)

  #counted(names: string[]): string {
    const told = [...new Set(names)].map((what) => {
      const count = names.filter((name) => name === what).length
      return count > 1 ? this.say("times", { count, what }) : what
    })
    return told.join(", ")
  }

  cards = (faces: string[]): string => this.#counted(faces.map(this.card))

  // Abilities

  /** So much of something, and for each of what. */
  amount = ({ what, count, each, per = 1 }: Amount): string => {
    const gain = this.say(`gain-${what}`, { count })
    return each === undefined ? gain : this.#counting("each", each, { count: per, gain })
  }

  /** What is paid. */
  cost = ({ what, count, how }: Amount): string => {
    if (isSpecies(what)) return this.say("cost-animal-named", { count, animal: this.animal(what) })
    if (what === "animal") return this.say(how ? `cost-animal-${how}` : "cost-animal", { count })
    return this.say(what === "discard" || what === "bury" ? `cost-${what}` : `gain-${what}`, { count })
  }

  /** A condition or a count, of things or of animals of one species. */
  #counting = (word: string, what: string, values: Values): string =>
    isSpecies(what)
      ? this.say(`${word}-animal`, { ...values, animal: this.animal(what) })
      : this.say(`${word}-${what}`, values)

  #all = (told: string[]): string => told.reduce((first, second) => this.say("and", { first, second }))

  #alternative(text: string): string {
    const { column, least, price, gains } = readPart(text)
    let told = this.#all(gains.map(this.amount))
    if (price.length) told = this.say("exchange", { price: this.#all(price.map(this.cost)), gains: told })
    if (least) told = this.#counting("if", least.what, { count: least.count, gains: told })
    return column ? this.say("in-column", { column: this.space(column), gains: told }) : told
  }

  /** A part with all its alternatives. */
  part(text: string): string {
    const told = alternatives(text).map((one) => this.#alternative(one))
    if (told.length < 2) return told[0] ?? ""
    const guarded = text.includes("->")
    return told
      .map((words) => (guarded ? `(${words})` : words))
      .reduce((first, second) => this.say("or", { first, second }))
  }

  effects = (texts: string[]): string => {
    const stands = (text: string) => texts.length > 1 && (text.includes("->") || text.includes(" or "))
    return texts.map((text) => (stands(text) ? `(${this.part(text)})` : this.part(text))).join(", ")
  }

  /** A value in words, with a mark behind it if it is ours. */
  marked = (text: string, entry: { source: string | Record<string, string> } | undefined, field?: string): string =>
    text && ours(entry, field) ? text + MARK : text

  /** What the mark means. */
  legend = (): string => this.say("legend", { mark: MARK })

  duePart(due: Due, number: number): string {
    if (due.rewards) return this.effects(due.rewards[number - 1] ?? [])
    return this.part(due.parts?.[number - 1] ?? "food 1")
  }

  // What lies on the table, in full

  cardLines(face: string): string[] {
    const section = sectionOf(face)
    if (section === "culture") {
      const card = this.box.culture[face]
      if (!card) return []
      return [this.marked(this.effects(card.ability), card), this.marked(this.points(card.points), card)]
    }
    const card = this.box[section][face]
    if (!card) return []
    return [
      this.marked(this.amount({ what: "labour", count: card.half_labour / 2 }), card, "half_labour"),
      ...(card.action.length ? [this.marked(this.effects(card.action), card, "action")] : []),
      this.say("drawn-in-eclipse", { what: this.marked(this.effects(card.eclipse), card, "eclipse") }),
      this.marked(this.points(card.points), card, "points"),
    ]
  }

  table = (points: number[]): string =>
    points.map((worth, at) => this.say("entry", { count: at + 1, points: worth })).join(", ")

  animalLines(animal: string): string[] {
    const entry = this.box.animal[animal]
    if (!entry) return []
    const use = this.marked(this.effects(entry.use), entry, "use")
    if (!entry.sets.length) return [this.say("animal-card-wild", { animal: this.animal(animal), use })]
    const sets = this.marked(this.table(entry.sets), entry, "sets")
    return [this.say("animal-card", { animal: this.animal(animal), sets, use })]
  }

  stone(stone: string): string {
    const entry = this.box.stone[stone]
    if (!entry) return stone
    const { score, points, what } = entry
    const worth =
      points.length > 1 ? this.say("worth-by-table", { table: this.table(points) }) : this.points(points[0] ?? 0)
    const values: Values = { worth: this.marked(worth, entry, "points") }
    if (score === "settlements") values["what"] = this.#all(what.map(this.terrain))
    if (score === "used_animals" || score === "used_pairs") values["what"] = this.#all(what.map(this.animal))
    values["table"] = this.marked(score === "buried" ? this.brackets(points) : this.table(points), entry, "points")
    return this.say(`stone-${score}`, values)
  }

  /** Points by the number of buried cards. */
  brackets(points: number[]): string {
    const cards = this.box.burial.brackets.cards
    return points
      .map((worth, at) => {
        const [least = 0, next] = [cards[at], cards[at + 1]]
        if (next === undefined) return this.say("bracket-last", { least, points: worth })
        return this.say("bracket", { least, most: next - 1, points: worth })
      })
      .join(", ")
  }

  chiefSide(chief: string, side: "a" | "b"): string {
    const entry = this.box.chief[chief]
    return this.marked(this.effects(entry?.[side] ?? []), entry, side)
  }

  slotPrice(slot: number): string {
    const entry = this.box.stone_slot[`slot-${slot}`]
    if (!entry) return ""
    const amounts = [
      { what: "tool", count: entry.tool },
      { what: "food", count: entry.food },
    ]
    const price = this.#all(amounts.filter(({ count }) => count).map(this.amount))
    const reward = this.effects(entry.reward)
    return this.marked(this.say("stone-slot", { slot, price, reward }), entry)
  }

  hex = (view: WinterView, hex: number): string =>
    this.say("hex", { number: hex, terrain: this.terrain(view.land[hex]?.terrain ?? "start") })

  /** The round and the turn. */
  round(view: WinterView): string {
    if (view.over) return this.say("round-over")
    const values = { round: view.round, rounds: 4, turn: Math.floor(view.turn / view.players) + 1, turns: 3 }
    return this.say(`round-${view.phase}`, values)
  }

  labour = (half: number): string => this.amount({ what: "labour", count: half / 2 })
}
