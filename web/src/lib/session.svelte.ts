// Who is here.
import { api } from "$lib/api.ts"
import type { Games, Me, Person } from "$lib/wire.ts"

class Session {
  me = $state.raw<Me | null>(null)
  games = $state.raw<Games | null>(null)
  user: Person | null = $derived(this.me?.user ?? null)

  async load(): Promise<void> {
    ;[this.me, this.games] = await Promise.all([api.me(), api.games()])
  }

  /** Come in with a name. */
  async guest(name: string): Promise<void> {
    this.me = await api.guest(name)
  }

  set(me: Me): void {
    this.me = me
  }
}

export const session = new Session()
