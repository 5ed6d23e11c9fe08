// Small pieces of what the server sends, for tests.
import type { Choice, Entry, News, Position, Sync, TableInfo } from "$lib/wire.ts"

export function position({
  legal = [] as Choice[],
  choices = legal.map(({ text }) => text),
  shorthand = {},
  ...rest
}: Partial<Omit<Position, "words">> & { choices?: string[]; shorthand?: Record<string, string> } = {}): Position {
  return {
    version: 1,
    line: 0,
    ply: 0,
    seat: 0,
    turn: 0,
    over: false,
    view: {},
    views: null,
    legal,
    undo: { free_to: null, ask_to: 0, asked: null },
    clock: null,
    secret: false,
    words: { language: "en", names: ["Ana", "Bob"], ask: "Choose.", parts: [], choices, shorthand, result: [] },
    ...rest,
  }
}

export function info(rest: Partial<TableInfo> = {}): TableInfo {
  const seat = { kind: "person", name: "Ana", bot: null, away: "", machine: false, guest: false } as const
  return {
    id: "t2",
    game: "coatl",
    rules_version: 1,
    playable: true,
    broken: false,
    options: {},
    clock: { kind: "none" },
    visible: true,
    rated: false,
    hints: false,
    drawn: false,
    imported: false,
    closed_by_operator: false,
    components: null,
    own_box: false,
    host: "ana",
    status: "playing",
    version: 1,
    ply: 0,
    turn: 0,
    seats: [
      { ...seat, user: "ana" },
      { ...seat, user: "bob", name: "Bob" },
    ],
    created: 0,
    previous: null,
    next: null,
    seed_sha256: null,
    seed: null,
    result: null,
    ...rest,
  }
}

export function entry(version: number, rest: Partial<Entry> = {}): Entry {
  return {
    version,
    kind: "action",
    at: 0,
    seat: 0,
    user: null,
    name: null,
    guest: false,
    ply: 0,
    body: {},
    events: [],
    lines: [],
    ...rest,
  }
}

export function sync(rest: Partial<Sync> = {}): Sync {
  return { type: "sync", table: "t2", version: 1, info: info(), entries: [], position: position(), ...rest }
}

export function news(rest: Partial<News> = {}): News {
  return { type: "news", table: "t2", version: 2, entries: [], info: null, position: position(), ...rest }
}
