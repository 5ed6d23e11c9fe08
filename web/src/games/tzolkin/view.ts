// The form of Tzolk'in's view and components, as the server sends them.

export type Gear = "palenque" | "yaxchilan" | "tikal" | "uxmal" | "chichen_itza"
export type Good = "corn" | "wood" | "stone" | "gold" | "skull"
export type Temple = "chaac" | "quetzalcoatl" | "kukulkan"
export type Technology = "agriculture" | "extraction" | "architecture" | "theology"
export type Kind = "farm" | "civic" | "tomb" | "shrine"
/** A seat, a dummy worker or nobody. */
export type Occupant = number | "dummy" | null

export const GEARS: Gear[] = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
/** The address of the rules of a wheel. */
export const ruleOf = (gear: Gear): string => `/rules/tzolkin#${gear.replace("_", "-")}`
export const GOODS: Good[] = ["corn", "wood", "stone", "gold", "skull"]
export const TEMPLES: Temple[] = ["chaac", "quetzalcoatl", "kukulkan"]
export const TECHNOLOGIES: Technology[] = ["agriculture", "extraction", "architecture", "theology"]

export interface SeatView {
  points: number
  goods: Record<Good, number>
  temples: Record<Temple, number>
  technologies: Record<Technology, number>
  hand: number
  workers: number
  light: boolean
  corn_tiles: number
  wood_tiles: number
  free_meals: number
  meal_price: number
  buildings: string[]
  monuments: string[]
  wealth: string[] | null
  dealt: string[] | null
}

/** The corn that feeds all workers. */
export const mealOf = ({ workers, free_meals, meal_price }: SeatView): number =>
  Math.max(0, workers - free_meals) * meal_price

/** The decision that is due: its kind and its fields. Those of the other kinds the page does not need. */
export type Due =
  | { kind: "action"; wheel: Gear; position: number }
  | { kind: "harvest"; action: number }
  | {
      kind:
        | "use_any"
        | "rise"
        | "temple_payment"
        | "payment"
        | "treasure"
        | "paid_tech"
        | "free_tech"
        | "construction"
        | "saving"
        | "market"
        | "devotion"
    }

export interface TzolkinView {
  players: number
  seat: number
  over: boolean
  phase: string
  placed: number
  due: Due | null
  day: number
  round: number
  age: number
  food_day: number | null
  food_days_held: number
  food_days: number[]
  tooth_corn: number[]
  first: number
  start_space: Occupant
  wheels: Record<Gear, Occupant[]>
  /** What the next worker would cost on each wheel, then on the start player space; -1 where there is no room. */
  place_costs: (number | null)[]
  jungle: { action: number; forest: number; corn: number }[]
  skulls_left: number
  skull_spaces: number[]
  buildings: (string | null)[]
  buildings_left: number
  monuments: (string | null)[]
  seats: SeatView[]
}

export interface BuildingTile {
  kind: Kind
  cost: number[]
  effects: string[]
  source: unknown
}

export interface MonumentTile {
  kind: Kind
  cost: number[]
  score: string
  points: number[]
  source: unknown
}

export interface TzolkinBox {
  placing: { cost: { extra: number[] } }
  technology: { advance: { blocks: number[] } }
  palenque: Record<string, { corn: number; wood: number }>
  yaxchilan: Record<string, { gain: number[] }>
  chichen_itza: Record<string, { points: number; temple: Temple; blocks: number }>
  temple: Record<Temple, { points: number[]; rewards: string[]; bonus: [number, number] }>
  building: Record<string, BuildingTile>
  monument: Record<string, MonumentTile>
  wealth: Record<string, { gear: Gear; position: number; effects: string[]; source: unknown }>
}

/** The kind of a building or a monument. */
export const kindOf = (box: TzolkinBox, tile: string): Kind =>
  box.building[tile]?.kind ?? box.monument[tile]?.kind ?? "farm"

/** Whether any value of a component is ours because the printed one is not known. */
export function substituted(entry: { source: unknown } | undefined): boolean {
  return JSON.stringify(entry?.source ?? "").includes("substitute")
}
