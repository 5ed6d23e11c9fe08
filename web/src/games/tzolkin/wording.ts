// Wheels and tiles in words, from the same messages the terminal uses.
import type { BoardWords } from "../board.ts"
import { PLACES } from "./geometry.ts"
import { GOODS, type Gear, type Good, type Technology, type Temple, type TzolkinBox, type TzolkinView } from "./view.ts"

const hyphens = (id: string): string => `tzolkin-${id}`.replaceAll("_", "-")

export class Wording {
  constructor(
    readonly words: BoardWords,
    readonly box: TzolkinBox,
    readonly players: number,
  ) {}

  say(id: string, values: Record<string, string | number> = {}): string {
    return this.words.say(hyphens(id), values)
  }

  gear = (gear: Gear): string => this.say(`gear-${gear}`)
  temple = (temple: Temple): string => this.say(`temple-${temple}`)
  technology = (technology: Technology): string => this.say(`technology-${technology}`)
  points = (count: number): string => this.say("amount-points", { count })

  listing(parts: string[]): string {
    return new Intl.ListFormat(this.words.language, { style: "long", type: "conjunction" }).format(parts)
  }

  goods(amounts: Partial<Record<string, number>>): string {
    return this.listing(
      GOODS.flatMap((good) => (amounts[good] ? [this.say(`amount-${good}`, { count: amounts[good] })] : [])),
    )
  }

  /** What a position of a wheel does. */
  does(gear: Gear, position: number): string {
    if (position > PLACES[gear].actions) return this.say("does-any")
    const entry = `action-${position}`
    const field = gear === "palenque" ? this.box.palenque[entry] : undefined
    if (field) {
      const corn = this.goods({ corn: field.corn })
      if (position === 1) return this.say("does-fish", { goods: corn })
      return field.wood ? this.say("or", { first: corn, second: this.goods({ wood: field.wood }) }) : corn
    }
    const gain = gear === "yaxchilan" ? this.box.yaxchilan[entry] : undefined
    if (gain) return this.goods(Object.fromEntries(GOODS.map((good, at) => [good, gain.gain[at] ?? 0])))
    const space = gear === "chichen_itza" ? this.box.chichen_itza[`space-${position}`] : undefined
    if (space) {
      const gains = [
        this.points(space.points),
        this.say("effect-temple", { temple: this.temple(space.temple), steps: 1 }),
      ]
      if (space.blocks) gains.push(this.say("amount-block", { count: space.blocks }))
      return this.say("does-skull", { gains: this.listing(gains) })
    }
    return this.say(`does-${gear}-${position}`)
  }

  /** All actions of a wheel, one line each. */
  actions(gear: Gear): string[] {
    const count = PLACES[gear].actions
    const lines = Array.from({ length: count }, (_, at) =>
      this.say("does-numbered", { number: at + 1, what: this.does(gear, at + 1) }),
    )
    return [...lines, this.say("does-last", { number: count + 1 })]
  }

  effect(text: string): string {
    const [word = "", what = "", count = ""] = text.split(" ")
    if (word === "gain") return this.goods({ [what]: Number(count) })
    if (word === "temple") {
      const steps = Number(count)
      return what === "any"
        ? this.say("effect-temple-any", { steps })
        : this.say("effect-temple", { temple: this.temple(what as Temple), steps })
    }
    if (word === "tech") {
      const levels = Number(count)
      if (what === "any") return this.say("effect-tech-any", { levels })
      return this.say("effect-tech", { technology: this.technology(what as Technology), levels })
    }
    if (word === "vp") return this.points(Number(what))
    if (word === "meals") return this.say("effect-meals", { count: Number(what) })
    return this.say(`effect-${word}`)
  }

  effects = (texts: string[]): string => this.listing(texts.map((text) => this.effect(text)))

  /** What blocks cost, from wood on. */
  price(amounts: number[]): string {
    return this.goods(Object.fromEntries(GOODS.slice(1).map((good: Good, at) => [good, amounts[at] ?? 0])))
  }

  building(tile: string): string {
    const entry = this.box.building[tile]
    if (!entry) return tile
    const { kind, cost, effects } = entry
    return this.say("building", {
      tile,
      kind: this.say(`kind-${kind}`),
      cost: this.price(cost),
      effects: this.effects(effects),
    })
  }

  monument(tile: string): string {
    const entry = this.box.monument[tile]
    if (!entry) return tile
    return this.say("monument", {
      tile,
      kind: this.say(`kind-${entry.kind}`),
      cost: this.price(entry.cost),
      score: this.score(entry.score, entry.points),
    })
  }

  private score(score: string, points: number[]): string {
    // Scored by a table: what its first entry is for.
    const first = { maxed_techs: 0, workers: 3 }[score]
    if (first !== undefined) {
      const entries = points.flatMap((many, at) =>
        many ? [this.say("score-entry", { count: first + at, points: many })] : [],
      )
      return this.say(`score-${score}`, { table: this.listing(entries) })
    }
    if (score === "temple_points") return this.say("score-temple-points", { times: points[0] ?? 1 })
    const place = score === "all_monuments" ? Math.min(this.players - 2, points.length - 1) : 0
    return this.say(`score-${score}`, { worth: this.points(points[place] ?? 0) })
  }

  wealth = (tile: string): string =>
    this.say("wealth", { tile, effects: this.effects(this.box.wealth[tile]?.effects ?? []) })

  /** The calendar in lines: the day, and the Food Day to come. */
  calendar(view: TzolkinView): string[] {
    const lines = [this.say("calendar", { round: view.round, day: view.day + 1, age: view.age })]
    const held = view.food_days_held
    const gives = (number: number) => (number % 2 ? "goods" : "points")
    if (view.over) return lines
    if (view.food_day) lines.push(this.say(`food-day-${gives(view.food_day)}`, { number: view.food_day }))
    else if (held < view.food_days.length) {
      const days = (view.food_days[held] ?? 0) - view.day
      lines.push(this.say(`food-day-in-${gives(held + 1)}`, { number: held + 1, days }))
    }
    return lines
  }
}
