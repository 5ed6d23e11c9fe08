// The form of Endless Winter's view and components, as the server sends them.

export const COLUMNS = ["rite", "develop", "migrate", "hunt"] as const
export const SPACES = [...COLUMNS, "rest"] as const
export const TRACKS = ["offering", "honour"] as const
export const ANIMALS = ["mammoth", "rhino", "megatherium", "smilodon", "glyptodon", "elk", "argentavis"] as const
export const TRIBE = ["elder", "craftswoman", "scout", "hunter", "shaman"] as const
export type Column = (typeof COLUMNS)[number]
export type Space = (typeof SPACES)[number]
export type Track = (typeof TRACKS)[number]
export type Animal = (typeof ANIMALS)[number]
export type Counts = Partial<Record<string, number>>

export interface HexView {
  terrain: string
  token: string | null
  camps: number[]
  influence: number[]
  /** Who has most influence there, alone or shared. */
  most: number[]
}

export interface SpaceView {
  place: string
  board: string
  reward: string[]
  start: boolean
  arrows: string[]
}

export interface MegalithView {
  place: string
  level: number
  seat: number | "neutral"
}

export interface Due {
  kind: string
  count: number
  reward?: string
  parts?: string[]
  left?: number[]
  /** The rewards of all places in turn order, where one of them is chosen. */
  rewards?: string[][]
  from?: [string, string, string]
}

export interface SeatView {
  points: number
  chief: string | null
  side: "a" | "b" | null
  setup_card: string | null
  /** The chief, then two tribe figures: where each stands. */
  figures: (Space | null)[]
  food: number
  food_limit: number
  tools: number
  camps_left: number
  settlements_left: number
  megaliths_left: number
  next_megalith: "neutral" | "own" | null
  idols: Record<Track, number>
  stones: { stone: string; points: number }[]
  animals: Counts
  used_animals: Counts
  hand: string[] | null
  hand_size: number
  pile_size: number
  pile: string[] | null
  discards: string[]
  eclipse_pile: string[] | null
  eclipse_pile_size: number
  seen_in_hand: string[]
  buried: string[] | null
  buried_count: number
  buried_openly: string[]
}

export interface WinterView {
  players: number
  options: Record<string, unknown>
  seat: number
  over: boolean
  phase: "chief" | "side" | "setup" | "action" | "eclipse" | "preparation"
  stage: "culture" | "top" | "middle" | "bottom" | "wrap" | "rest_draw" | "rest_tip" | "pile"
  round: number
  turn: number
  order: number[]
  offer: string[]
  due: Due | null
  column: Space | null
  half_labour: number
  played: string[]
  unused: string[]
  chief_ready: boolean
  chief_due: boolean
  recruited: string[]
  first_taken: Column[]
  tribe_stacks: Record<string, number>
  culture_display: (string | null)[]
  culture_left: number
  stone_display: (string | null)[]
  hunting_ground: Counts
  animals_left: number
  to_use: string[]
  claims: number[]
  claimed: number[]
  rest_token: string | null
  rest_tokens_below: string[]
  token: string | null
  token_ready: boolean
  honour_rank: number[]
  land: HexView[]
  settlements: { hexes: number[]; seat: number }[]
  megalith_spaces: SpaceView[]
  megaliths: MegalithView[]
  free_above: { place: string; level: number; worth: number[] }[]
  seats: SeatView[]
}

/** Where a value comes from: one word for the whole entry, or one for each field. */
type Sourced = { source: string | Record<string, string> }
interface TribeCard extends Sourced {
  name: string
  half_labour: number
  points: number
  action: string[]
  eclipse: string[]
}
interface CultureCard extends Sourced {
  name: string
  points: number
  ability: string[]
}
interface Price extends Sourced {
  food: number
  tool: number
  labour: number
}
type Reward = Sourced & { reward: string[] }

export interface WinterBox {
  starting: Record<string, TribeCard>
  tribe: Record<string, TribeCard>
  culture: Record<string, CultureCard>
  animal: Record<string, Sourced & { name: string; copies: number; sets: number[]; use: string[] }>
  stone: Record<string, Sourced & { score: string; what: string[]; points: number[] }>
  chief: Record<string, Sourced & { name: string; a: string[]; b: string[] }>
  setup: Record<
    string,
    Sourced & { tool: number; food: number; tribe: string; animals: string[]; camps: number; reward: string[] }
  >
  terrain: Record<string, Reward & { name: string }>
  price: Record<"recruit" | "culture" | "camp" | "move" | "reveal" | "hunt" | "rite" | "settle", Price>
  column: Record<string, Sourced & { bottom: string[] }>
  limits: Record<"ground" | "tools" | "reveal" | "rest", Sourced & { most: number }>
  order: Record<string, Reward>
  food: { track: Sourced & { base: number; icons: number[] } }
  settlement: { placed: Reward }
  megalith_slot: Record<string, Reward>
  stone_slot: Record<string, Reward & { tool: number; food: number }>
  offering: Record<string, Reward & { ratio: number }>
  honour: { track: Sourced & { points: number[] } }
  burial: { brackets: Sourced & { cards: number[] } }
  burial_points: Record<"first" | "second" | "others", Sourced & { points: number[] }>
  glacier_token: Record<string, Reward>
  rest_token: Record<string, Reward>
}

/** Whether a value is ours because the printed one is not known; without a field, whether any of the entry is. */
export function ours(entry: Sourced | undefined, field?: string): boolean {
  if (!entry) return false
  if (typeof entry.source === "string") return entry.source === "substitute"
  if (field !== undefined) return entry.source[field] === "substitute"
  return Object.values(entry.source).includes("substitute")
}

/** In which section of the components a card stands. */
export function sectionOf(face: string): "culture" | "starting" | "tribe" {
  if (face.startsWith("cu")) return "culture"
  return face.startsWith("tribe-") || (TRIBE as readonly string[]).includes(face) ? "tribe" : "starting"
}

interface Face {
  section: "culture" | "starting" | "tribe"
  entry: TribeCard | CultureCard | undefined
  points: number
  half_labour: number
  ability: string[]
  eclipse: string[]
}

/** What is printed on a card, of the tribe or of culture. */
export function faceOf(box: WinterBox, face: string): Face {
  const section = sectionOf(face)
  const entry = section === "culture" ? box.culture[face] : box[section][face]
  const { points = 0 } = entry ?? {}
  if (entry && "ability" in entry)
    return { section, entry, points, half_labour: 0, ability: entry.ability, eclipse: [] }
  const { half_labour = 0, action = [], eclipse = [] } = entry ?? {}
  return { section, entry, points, half_labour, ability: action, eclipse }
}
