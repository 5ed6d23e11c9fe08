// Who is here.
import { api } from "$lib/api.ts"
import { forgetAll } from "$lib/click.ts"
import { t, words } from "$lib/i18n.svelte.ts"
import { askPush } from "$lib/push.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { Games, Me, Person } from "$lib/wire.ts"

const NOBODY: Me = { user: null, email: null, language: "en" }

export class Session {
  me = $state.raw<Me | null>(null)
  games = $state.raw<Games | null>(null)
  user: Person | null = $derived(this.me?.user ?? null)
  /** There is nobody else: no accounts, no lobby, no talk, no links to give. */
  alone = $derived(this.games?.alone ?? false)
  /** How often the session was changed in this page: a connection belongs to the session it was opened with. */
  changes = $state(0)
  /** The session ended, and not by anything done in this page. */
  ended = $state(false)
  #changing: Promise<unknown> = Promise.resolve()

  async load(): Promise<void> {
    const before = this.changes
    const [me, games] = await Promise.all([api.me(), api.games()])
    this.games = games
    words.games = games.words
    // Somebody came in or went meanwhile: the answer is about the session before.
    if (this.changes !== before) return
    if (this.user && !me.user) this.ended = !games.alone
    this.set(me)
    this.#keepPush()
  }

  /** Sign in, register, or change the password: the session is another one afterwards. */
  change(work: () => Promise<Me>): Promise<void> {
    const changing = work().then((me) => {
      this.set(me)
      this.changes += 1
      this.ended = false
      this.#keepPush()
    })
    this.#changing = changing.catch(() => undefined)
    return changing
  }

  /** End the session. */
  leave(work: () => Promise<unknown>): Promise<void> {
    return this.change(() => work().then(() => NOBODY))
  }

  /** Come in with a name. */
  guest(name: string): Promise<void> {
    return this.change(() => api.guest(name))
  }

  /** Make sure that somebody is here, under whatever name. Its number keeps it apart from names that have an owner. */
  async anybody(): Promise<void> {
    if (!this.user) await this.guest(t("web-guest-name", { number: String(1000 + Math.floor(Math.random() * 9000)) }))
  }

  /** When no change is on its way. */
  settled(): Promise<unknown> {
    return this.#changing
  }

  /** Messages to this browser belong to its session: a new session asks for them again. */
  #keepPush(): void {
    if (this.user && settings.notifications) void askPush().catch(() => undefined)
  }

  set(me: Me): void {
    if (this.me && this.user?.id !== me.user?.id) forgetAll()
    this.me = me
  }
}

export const session = new Session()
