// The messages of the server, one type a struct. Written by tools/wire_types.py; change the structs, not this file.

/** Plain JSON whose form a game decides. */
export type Plain = Record<string, unknown>

/** Decide for a seat. `line` and `ply` say which position this answers, so that nothing is played by mistake. */
export interface Act {
  seat: number
  line: number
  ply: number
  action: string | Plain
}

/** Decide for a seat. */
export interface ActFrame {
  type: "act"
  seat: number
  line: number
  ply: number
  action: string | Plain
  id: number
  table: string
}

/** Say yes or no to somebody's wish to go back. */
export interface AnswerUndo {
  agree: boolean
}

/** Say yes or no to somebody's wish to go back. */
export interface AnswerUndoFrame {
  type: "answer_undo"
  agree: boolean
  id: number
  table: string
}

/** What would a search do here? */
export interface AskHint {
  seat: number
  line: number
  ply: number
}

/** A heartbeat; answer it. A side that hears nothing for three beats may take the other for dead. */
export interface Beat {
  type: "beat"
  now: number
}

/** The answer to a heartbeat: I am still here. */
export interface BeatBack {
  type: "beat"
}

/** Accounts that may not sit down at my tables. */
export interface Blocks {
  users: Person[]
}

/** What a file or some values would be as a box. */
export interface BoxChecked {
  values: number
  filled: number
  wanted: number
  problems: BoxProblem[]
  readable: boolean
}

/** A card, a tile, a level of a track: as it is shipped. */
export interface BoxEntry {
  id: string
  title: string
  values: Record<string, boolean | number | string | (boolean | number | string | (boolean | number | string)[])[]>
  sources: Record<string, string>
  wanted: string[]
  optional: boolean
}

/** A field that every entry of a part has: how it is asked for. */
export interface BoxField {
  name: string
  label: string
  form: Plain
  words: Record<string, string>
}

/** Everything a box of a game holds, in the reader's language. */
export interface BoxForm {
  game: string
  parts: BoxPart[]
  vocabulary: BoxWords[]
  wanted: number
}

/** What lies together in the box. */
export interface BoxPart {
  id: string
  title: string
  fields: BoxField[]
  entries: BoxEntry[]
}

/** Something that is wrong with a box. */
export interface BoxProblem {
  path: string
  place: number
  line: number
  message: string
}

/** A word of the language in which abilities are written. */
export interface BoxWord {
  word: string
  text: string
  label: string
}

/** Words that are used alike. */
export interface BoxWords {
  use: string
  title: string
  words: BoxWord[]
}

/** Change what is given, leave the rest. A new password needs the old one. */
export interface ChangeMe {
  name?: string | null
  email?: string | null
  language?: "cs" | "en" | "nl" | "pl" | null
  password?: string | null
  new_password?: string | null
}

/** Values or a file to look at. */
export interface CheckBox {
  values?: Record<string, Record<string, Record<string, boolean | number | string | (boolean | number | string | (boolean | number | string)[])[]>>> | null
  text?: string | null
}

/** A legal action, with all its faces. */
export interface Choice {
  action: number
  text: string
  structure: Plain
}

/** How long one may think. `live` has a stock of seconds and an increment a turn, `days` a number of days a turn. */
export interface Clock {
  kind?: "days" | "live" | "none"
  seconds?: number
  increment?: number
  days?: number
}

/** What the clocks show. The running one has run since `since`. */
export interface ClockState {
  remaining: number[]
  running: number | null
  since: number
  deadline: number | null
}

/** How a finished game went: who decided, and everyone's points after each ply. */
export interface Course {
  movers: number[]
  points: number[][]
  rounds: number[] | null
  sheets: PointsFrom[][]
}

/** Delete the account; a registered one asks for its password. */
export interface DeleteMe {
  password?: string | null
}

/** It is done and there is nothing more to say. */
export interface Done {
  done: boolean
}

/** Something that happened at a table, cut to what the reader may know. */
export interface Entry {
  version: number
  kind: string
  at: number
  seat: number | null
  user: string | null
  name: string | null
  guest: boolean
  ply: number | null
  body: Plain
  events: Plain[]
  lines: string[]
}

/** What went wrong: a code and details for programs, a sentence in the reader's language for people. */
export interface ErrorBody {
  error: string
  details: Plain
  message: string
  anchor: string
}

/** Base of what a client sends. */
export interface FromClient {
  type: "FromClient"
}

/** Base of what the server sends. */
export interface FromServer {
  type: "FromServer"
}

/** A game of this site. */
export interface GameInfo {
  id: string
  rules_version: number
  least: number
  most: number
  options: Plain[]
  substitutes: number
  components: string | null
  lesson: boolean
  rules: boolean
}

/** What can be played here, and against which bots. */
export interface Games {
  games: GameInfo[]
  bots: string[]
  alone: boolean
  words: Record<string, Record<string, string>>
}

/** Come in with a name and nothing else. */
export interface Guest {
  name: string
}

/** How a process is. */
export interface Health {
  well: boolean
  database: boolean
  writes: boolean
  closing: boolean
  version: string
  rules: Record<string, number>
}

/** The first frame. */
export interface Hello {
  type: "hello"
  user: string | null
  beat_seconds: number
  now: number
}

/** The choices that look best, the best first. */
export interface Hint {
  line: number
  ply: number
  choices: HintChoice[]
}

/** A choice worth making. */
export interface HintChoice {
  action: number
  text: string
  words: string
  share: number
}

/** Somebody's rated games, the latest first. */
export interface History {
  user: string
  games: RatedGame[]
}

/** Take a seat; any free one if none is named. */
export interface Join {
  seat?: number | null
  name?: string | null
}

/** The best first. */
export interface Leaderboard {
  game: string
  lines: RatingLine[]
}

/** The lesson that leads through a table; without steps if the table is none of a lesson. */
export interface Lesson {
  on: boolean
  steps: LessonStep[]
}

/** One thing that is told, and what is played meanwhile. */
export interface LessonStep {
  start: number
  text: string
  do: string[]
  then: number
  answers: Record<string, string>
  rule: string
}

/** Come in with a name and a password. */
export interface Login {
  name: string
  password: string
}

/** What a search thinks of one decision, knowing what the seat could know. */
export interface LookedAt {
  ply: number
  seat: number
  played: string
  chances: number[]
  loss: number
  choices: LookedAtChoice[]
}

/** A choice that was open, and everybody's chance to win after it. */
export interface LookedAtChoice {
  action: string
  words: string
  share: number
  chances: number[]
}

/** What I may know of myself; null when nobody is signed in. */
export interface Me {
  user: Person | null
  email: string | null
  language: string
}

/** Whom I do not want to hear. */
export interface Mutes {
  users: string[]
}

/** Ask for a token that lets a program play in my name. */
export interface NewToken {
  name: string
}

/** What happened at a table since the version the reader knew, and how it stands now. */
export interface News {
  type: "news"
  table: string
  version: number
  entries: Entry[]
  info: TableInfo | null
  position: Position | null
  id?: number
}

/** A command was carried out; the table was at this version then. Where it changed a table that the socket follows, the news of that are the answer, and carry the number. */
export interface Ok {
  type: "ok"
  id: number
  version: number
}

/** Open a table. */
export interface OpenTable {
  game: string
  options?: Plain
  seats: SeatWish[]
  visible?: boolean
  clock?: Clock
  rated?: boolean
  hints?: boolean
  drawn?: boolean
  own_box?: boolean
}

/** An account's box of a game as it stands; revision 0 is one that nobody has begun. */
export interface OwnBox {
  game: string
  revision: number
  changed: number
  values: Record<string, Record<string, Record<string, boolean | number | string | (boolean | number | string | (boolean | number | string)[])[]>>>
  problems: BoxProblem[]
  filled: number
  wanted: number
}

/** An account's box in a list. */
export interface OwnBoxLine {
  game: string
  changed: number
  values: number
  filled: number
  wanted: number
  problems: number
}

/** A part of the position under a heading. `name` is what a person types to read it again. */
export interface Part {
  name: string
  heading: string
  lines: string[]
  reference: boolean
  counters: "" | "cards" | "stones"
  drawn: number[]
}

/** What everyone may know of a person; the name of a deleted account is null. */
export interface Person {
  id: string
  name: string | null
  kind: "deleted" | "guest" | "registered"
}

/** Points and where they come from, in the reader's language. */
export interface PointsFrom {
  source: string
  points: number
}

/** Points that a seat won or lost in a turn. */
export interface PointsGained {
  turn: number
  seat: number
  source: string
  points: number
}

/** A position as one seat or a spectator sees it, or open. */
export interface Position {
  version: number
  line: number
  ply: number
  seat: number | null
  turn: number | null
  over: boolean
  view: Plain
  views: Plain[] | null
  legal: Choice[]
  undo: UndoState
  clock: ClockState | null
  words: Words | null
  secret: boolean
}

/** Who is at a table right now. */
export interface Present {
  type: "present"
  table: string
  seats: number[]
  watching: number
}

/** What an action would do. One that reveals something is not carried out for a look: `lines` is what is certain. */
export interface Preview {
  reveals: boolean
  turn: number | null
  events: Plain[]
  lines: string[]
  view: Plain | null
}

/** The public key a browser subscribes with. */
export interface PushKey {
  key: string
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A browser's push subscription. */
export interface PushSubscription {
  endpoint: string
  keys: PushKeys
}

/** A rated game and the rating after it. */
export interface RatedGame {
  table: string
  game: string
  at: number
  place: number
  ordinal: number
  mu: number
  sigma: number
}

/** Somebody's rating in a game. The ordinal is what the player is at least, almost surely. */
export interface RatingLine {
  user: string
  name: string | null
  rank: number
  ordinal: number
  mu: number
  sigma: number
  games: number
}

/** This process stops; come back after a moment, with the versions you have seen. */
export interface Reconnect {
  type: "reconnect"
  after_ms: number
}

/** A command was not carried out and changed nothing. Without `id` the frame could not be read. */
export interface Refused {
  type: "refused"
  id: number | null
  error: string
  details: Plain
  message: string
  anchor: string
}

/** Make an account; a guest who asks becomes it and keeps all games. */
export interface Register {
  name: string
  password: string
  email?: string | null
}

/** The host sends somebody away from a seat before the start. */
export interface RemoveSeat {
  block?: boolean
}

/** Tell those who run the site about a message. */
export interface Report {
  reason?: string
}

/** A reported message. */
export interface ReportLine {
  id: string
}

/** A finished game at one ply. */
export interface Review {
  info: TableInfo
  plies: number
  position: Position
  entry: Entry | null
  did: string
  sheets: PointsFrom[][]
}

/** The rules of a game, in Markdown. */
export interface RulesPage {
  language: string
  text: string
}

/** Keep these values, or this file, in place of what is there. */
export interface SaveBox {
  revision: number
  values?: Record<string, Record<string, Record<string, boolean | number | string | (boolean | number | string | (boolean | number | string)[])[]>>> | null
  text?: string | null
}

/** Say something at the table. */
export interface Say {
  text: string
}

/** Say something at the table. */
export interface SayFrame {
  type: "say"
  text: string
  id: number
  table: string
}

/** Who sits there. */
export interface SeatInfo {
  kind: "bot" | "open" | "paper" | "person"
  user: string | null
  name: string | null
  bot: string | null
  away: "" | "left" | "time"
  machine: boolean
  guest: boolean
}

/** Who shall sit there: I, whoever comes, a bot, or somebody beside me at this device. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open"
  bot?: string | null
  name?: string | null
}

/** A device that is signed in. */
export interface SessionInfo {
  id: string
  device: string
  created: number
  seen: number
  current: boolean
}

/** The host gives a seat to a bot, opens it, or takes it for somebody at the same device, before the start. */
export interface SetSeat {
  wish: SeatWish
}

/** A link that lets anyone review a game. */
export interface Shared {
  token: string
  path: string
}

/** A position and what led to it. */
export interface Step {
  position: Position
  entries: Entry[]
}

/** How well a seat chose. */
export interface StudiedSeat {
  seat: number
  decisions: number
  best: number
  lost: number
}

/** The analysis of a finished game, as far as it has come. */
export interface Study {
  done: number
  of: number
  running: boolean
  decisions: LookedAt[]
  turning: TurningPoint[]
  seats: StudiedSeat[]
}

/** A table from scratch: how it stands, and the last of what happened. */
export interface Sync {
  type: "sync"
  table: string
  version: number
  info: TableInfo
  entries: Entry[]
  position: Position | null
}

/** Everything about a table that is no secret. */
export interface TableInfo {
  id: string
  game: string
  rules_version: number
  playable: boolean
  broken: boolean
  options: Plain
  clock: Clock
  visible: boolean
  rated: boolean
  hints: boolean
  drawn: boolean
  imported: boolean
  closed_by_operator: boolean
  host: string
  status: "closed" | "finished" | "open" | "playing"
  version: number
  ply: number
  turn: number | null
  seats: SeatInfo[]
  created: number
  previous: string | null
  components: string | null
  own_box: boolean
  next: string | null
  seed_sha256: string | null
  seed: string | null
  result: Plain | null
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  options: Plain
  clock: Clock
  rated: boolean
  status: "closed" | "finished" | "open" | "playing"
  changed: number
  seats: SeatInfo[]
  turn: number | null
  my_turn: boolean
}

/** A token, without the part that is secret. */
export interface TokenInfo {
  id: string
  name: string
  created: number
}

/** A new token; its secret is shown this once. */
export interface TokenMade {
  id: string
  name: string
  created: number
  token: string
}

/** A table that this socket does not follow begins to wait for me, or stops. */
export interface Turn {
  type: "turn"
  table: string
  yours: boolean
}

/** A turn in which much was decided. */
export interface TurningPoint {
  ply: number
  seat: number
  kind: string
  words: string
}

/** The tables that wait for a decision of mine; sent once, at the beginning. */
export interface Turns {
  type: "turns"
  tables: string[]
}

/** Go back to an earlier ply. */
export interface Undo {
  seat: number
  line: number
  ply: number
  to: number
}

/** Somebody wants to go back and waits for the others. */
export interface UndoAsked {
  seat: number
  to: number
  waiting: string[]
}

/** Go back to an earlier ply. */
export interface UndoFrame {
  type: "undo"
  seat: number
  line: number
  ply: number
  to: number
  id: number
  table: string
}

/** What can be taken back. */
export interface UndoState {
  free_to: number | null
  ask_to: number | null
  asked: UndoAsked | null
}

/** The seat this socket followed a table with is no longer its user's. A spectator's `sync` follows. */
export interface Unseated {
  type: "unseated"
  table: string
  seat: number
}

/** Stop following a table. */
export interface Unwatch {
  type: "unwatch"
  id: number
  table: string
}

/** The table is no longer followed: it is not for this socket's user to see. `watch` would say why. */
export interface Unwatched {
  type: "unwatched"
  table: string
}

/** Follow a table with the eyes of a seat, or of a spectator. `seen` is the last version known. With a `language`, positions and events come in words too, and refusals on this socket are said in it. */
export interface Watch {
  type: "watch"
  id: number
  table: string
  seat?: number | null
  seen?: number | null
  language?: "cs" | "en" | "nl" | "pl" | null
}

/** Why an action cannot be played now; `legal` if it can. */
export interface Why {
  legal: boolean
  code: string
  anchor: string
  message: string
}

/** A position said in the reader's language. */
export interface Words {
  language: string
  names: string[]
  ask: string
  parts: Part[]
  choices: string[]
  shorthand: Record<string, string>
  result: string[]
}

export type ClientFrame =
  | Watch
  | Unwatch
  | ActFrame
  | UndoFrame
  | AnswerUndoFrame
  | SayFrame
  | BeatBack

export type ServerFrame =
  | Hello
  | Beat
  | Ok
  | Refused
  | Present
  | Unseated
  | Unwatched
  | Turns
  | Turn
  | Reconnect
  | News
  | Sync
