// The server's HTTP side, typed by its own structs.
import { ask, type Answer } from "$way"
import { settings } from "$lib/settings.svelte.ts"
import type {
  AskHint,
  Blocks,
  BoxChecked,
  BoxForm,
  ChangeMe,
  CheckBox,
  Course,
  Done,
  Entry,
  ErrorBody,
  Games,
  Hint,
  History,
  Join,
  Leaderboard,
  Lesson,
  Login,
  Me,
  Mutes,
  OpenTable,
  OwnBox,
  OwnBoxLine,
  Plain,
  PointsGained,
  Preview,
  PushKey,
  PushSubscription,
  Register,
  ReportLine,
  Review,
  RulesPage,
  SaveBox,
  SeatWish,
  SessionInfo,
  Shared,
  Step,
  Study,
  TableInfo,
  TableLine,
  TokenInfo,
  TokenMade,
  Why,
} from "$lib/wire.ts"

/** The server refused, or could not be reached (status 0). `message` is a sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }

  get code(): string {
    return this.body.error
  }

  get anchor(): string {
    return this.body.anchor
  }
}

interface Sending {
  signal?: AbortSignal
  /** The page is about to go: the browser sends it all the same. */
  keepalive?: boolean
}

async function send<T>(method: string, path: string, body?: unknown, how: Sending = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.language }
  if (body !== undefined) headers["content-type"] = "application/json"
  let answer: Answer
  try {
    answer = await ask(path, {
      method,
      headers,
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
      ...how,
    })
  } catch {
    throw new Refusal(0, { error: "unreachable", details: {}, message: "", anchor: "" })
  }
  if (answer.ok) return (await answer.json()) as T
  const refused = (await answer.json().catch(() => null)) as ErrorBody | null
  throw new Refusal(answer.status, refused ?? { error: "broken", details: {}, message: answer.statusText, anchor: "" })
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? "?" + new URLSearchParams(given.map(([key, value]) => [key, String(value)])) : ""
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const ownBox = (game: string) => `/api/me/boxes/${encodeURIComponent(game)}`
const past = (id: string, shared: boolean) => (shared ? `/api/shared/${encodeURIComponent(id)}` : table(id))

export const api = {
  me: () => send<Me>("GET", "/api/me"),
  guest: (name: string) => send<Me>("POST", "/api/guest", { name }),
  register: (body: Register) => send<Me>("POST", "/api/register", body),
  login: (body: Login) => send<Me>("POST", "/api/login", body),
  logout: () => send<Done>("POST", "/api/logout"),
  changeMe: (body: ChangeMe) => send<Me>("PATCH", "/api/me", body),
  deleteMe: (password: string | null) => send<Done>("POST", "/api/me/delete", { password }),
  tokens: () => send<TokenInfo[]>("GET", "/api/me/tokens"),
  makeToken: (name: string) => send<TokenMade>("POST", "/api/me/tokens", { name }),
  dropToken: (id: string) => send<Done>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`),
  sessions: () => send<SessionInfo[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => send<Done>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endSessions: () => send<Done>("DELETE", "/api/me/sessions"),
  blocks: () => send<Blocks>("GET", "/api/me/blocks"),
  unblock: (user: string) => send<unknown>("DELETE", `/api/me/blocks/${encodeURIComponent(user)}`),
  exportPath: "/api/me/export",
  mutes: () => send<Mutes>("GET", "/api/me/mutes"),
  mute: (user: string) => send<Mutes>("PUT", `/api/me/mutes/${encodeURIComponent(user)}`),
  unmute: (user: string) => send<Mutes>("DELETE", `/api/me/mutes/${encodeURIComponent(user)}`),
  pushKey: () => send<PushKey>("GET", "/api/push"),
  subscribe: (body: PushSubscription) => send<Done>("PUT", "/api/me/push", body),
  unsubscribe: (body: PushSubscription) => send<Done>("POST", "/api/me/push/stop", body),

  boxForm: (game: string) => send<BoxForm>("GET", `/api/boxes/${encodeURIComponent(game)}`),
  checkBox: (game: string, body: CheckBox) =>
    send<BoxChecked>("POST", `/api/boxes/${encodeURIComponent(game)}/check`, body),
  boxes: () => send<OwnBoxLine[]>("GET", "/api/me/boxes"),
  box: (game: string) => send<OwnBox>("GET", ownBox(game)),
  saveBox: (game: string, body: SaveBox, keepalive = false) => send<OwnBox>("PUT", ownBox(game), body, { keepalive }),
  deleteBox: (game: string, revision: number) => send<Done>("DELETE", `${ownBox(game)}${query({ revision })}`),
  boxPath: (game: string) => `${ownBox(game)}/file`,

  games: () => send<Games>("GET", "/api/games"),
  rules: (game: string) => send<RulesPage>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  componentWords: (game: string, players: number, digest: string | null) =>
    send<Record<string, string[]>>(
      "GET",
      `/api/games/${game}/words?players=${players}${digest ? `&components=${digest}` : ""}`,
    ),
  components: (digest: string) => send<Plain>("GET", `/api/components/${encodeURIComponent(digest)}`),
  lobby: () => send<TableLine[]>("GET", "/api/tables"),
  myTables: () => send<TableLine[]>("GET", "/api/me/tables"),
  table: (id: string) => send<TableInfo>("GET", table(id)),
  open: (body: OpenTable) => send<TableInfo>("POST", "/api/tables", body),
  begin: (game: string) => send<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}`),
  lesson: (id: string) => send<Lesson>("GET", `${table(id)}/lesson`),
  join: (id: string, body: Join) => send<TableInfo>("POST", `${table(id)}/join`, body),
  setSeat: (id: string, seat: number, wish: SeatWish) => send<TableInfo>("PUT", `${table(id)}/seats/${seat}`, { wish }),
  removeSeat: (id: string, seat: number, block: boolean) =>
    send<TableInfo>("POST", `${table(id)}/seats/${seat}/remove`, { block }),
  start: (id: string) => send<TableInfo>("POST", `${table(id)}/start`),
  leave: (id: string) => send<TableInfo>("POST", `${table(id)}/leave`),
  comeBack: (id: string) => send<TableInfo>("POST", `${table(id)}/return`),
  close: (id: string) => send<TableInfo>("DELETE", table(id)),
  rematch: (id: string) => send<TableInfo>("POST", `${table(id)}/rematch`),

  log: (id: string, before: number, seat: number | null) =>
    send<Entry[]>("GET", `${table(id)}/log${query({ before, seat })}`),
  why: (id: string, seat: number, action: string) => send<Why>("GET", `${table(id)}/why${query({ seat, action })}`),
  preview: (id: string, seat: number, action: string, signal: AbortSignal) =>
    send<Preview>("GET", `${table(id)}/preview${query({ seat, action })}`, undefined, { signal }),
  recent: (id: string, seat: number) => send<Step[]>("GET", `${table(id)}/recent${query({ seat })}`),
  points: (id: string) => send<PointsGained[]>("GET", `${table(id)}/points`),
  hint: (id: string, body: AskHint) => send<Hint>("POST", `${table(id)}/hint`, body),
  report: (id: string, version: number, reason: string) =>
    send<ReportLine>("POST", `${table(id)}/chat/${version}/report`, { reason }),

  review: (id: string, shared: boolean, ply: number, eyes: number | "open" | null) =>
    send<Review>(
      "GET",
      `${past(id, shared)}${shared ? "" : "/review"}${query({
        ply,
        seat: typeof eyes === "number" ? eyes : null,
        open: eyes === "open" ? true : null,
      })}`,
    ),
  course: (id: string, shared: boolean) => send<Course>("GET", `${past(id, shared)}/course`),
  analysis: (id: string, shared: boolean) => send<Study>("GET", `${past(id, shared)}/analysis`),
  analyse: (id: string) => send<Study>("POST", `${table(id)}/analysis`),
  share: (id: string) => send<Shared>("POST", `${table(id)}/share`),
  bring: (record: string) => send<TableInfo>("POST", "/api/records", record),
  recordPath: (id: string) => `${table(id)}/record`,
  ratings: (game: string) => send<Leaderboard>("GET", `/api/ratings/${encodeURIComponent(game)}`),
  history: (user: string) => send<History>("GET", `/api/users/${encodeURIComponent(user)}/games`),
}
