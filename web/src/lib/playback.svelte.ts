// What is on the screen. What the others do is shown one thing after the other, and the whole page speaks of what is shown.
import { greatness } from "$lib/moments.ts"
import { settings } from "$lib/settings.svelte.ts"
import type { Entry, Position, TableInfo } from "$lib/wire.ts"

/** A table at one moment. */
export interface Scene {
  /** The log up to here belongs to it. */
  version: number
  info: TableInfo
  position: Position | null
  /** What led here from the scene before. */
  entries: Entry[]
}

interface Waiting {
  scene: Scene
  /** Several decisions arrived at once: the scenes between them, asked for when it is their turn. */
  parts?: (() => Promise<Scene[]>) | undefined
}

/** Milliseconds at normal speed: for a decision that nobody hears of, to look up, for each letter, the longest. */
const SILENT = 250
const GLANCE = 700
const LETTER = 14
const LONGEST = 2000
/** What concerns everyone, as a Food Day; what one seat has done that is more than a move; the end of a game. */
const MOMENT = 5000
export const DEED = 2600
const END = 2600
/** How long all that waits may take together; while a clock runs it must not cost much of one's time. */
const PATIENCE = 15_000
const PATIENCE_WITH_CLOCK = 4000

/** How long a scene stays before the next one, at normal speed. */
export function dwell({ entries, position, info }: Scene): number {
  if (position?.over) return END
  const great = entries.map((entry) => greatness(entry, info))
  if (great.includes("all")) return MOMENT
  if (great.includes("one")) return DEED
  const said = entries.flatMap(({ lines }) => lines).join(" ")
  return said ? Math.min(GLANCE + LETTER * said.length, LONGEST) : SILENT
}

/** Nothing is shown one after the other: everything is there at once. */
export const atOnce = (): boolean => settings.speed === 0 || settings.textMode

export class Playback {
  #shown = $state.raw<Scene | null>(null)
  /** The position that was shown before. */
  before = $state.raw<Position | null>(null)
  /** What the others did is being shown; nothing can be decided meanwhile. */
  playing = $state(false)
  /** It is shown once more. */
  replaying = $state(false)

  #queue: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was shown at once: what is still being asked for is then no longer wanted. */
  #round = 0

  get shown(): Scene | null {
    return this.#shown
  }

  set shown(scene: Scene | null) {
    const [now, next] = [this.#shown?.position, scene?.position]
    if (!next) this.before = null
    else if (now && (now.ply !== next.ply || now.line !== next.line)) this.before = now
    this.#shown = scene
  }

  /** Show this now, and nothing that waited. */
  show(scene: Scene | null): void {
    this.#stop()
    this.shown = scene
  }

  /** Show a decision of one's own now; what follows it waits until it was seen. */
  showOwn(scene: Scene): void {
    this.show(scene)
    // The end of the game is looked at before its result, a Food Day before the next decision.
    this.playing =
      scene.position?.over === true || scene.entries.some((entry) => greatness(entry, scene.info) === "all")
    this.#rest(scene)
  }

  /** Show this when everything before it was shown. */
  add(scene: Scene, parts?: () => Promise<Scene[]>): void {
    this.#queue.push({ scene, parts })
    this.playing = true
    if (this.#timer === undefined) void this.#next()
  }

  /** The newest scene is described anew, as by somebody's words or a clock: nothing new is to be seen. */
  amend(scene: Scene): void {
    const last = this.#queue.at(-1)
    if (last) last.scene = { ...scene, entries: last.scene.entries }
    else this.shown = { ...scene, entries: this.shown?.entries ?? [] }
  }

  /** Show these once more; the last one is how it stands now. */
  replay(scenes: Scene[]): void {
    this.#stop()
    this.replaying = true
    for (const scene of scenes) this.add(scene)
  }

  /** Show how it stands now. */
  skip(): void {
    this.show(this.#queue.at(-1)?.scene ?? this.shown)
  }

  /** Show what comes next. */
  onward(): void {
    if (this.#timer === undefined || !this.playing) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    void this.#next()
  }

  #stop(): void {
    this.#round += 1
    this.#queue = []
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.playing = false
    this.replaying = false
  }

  async #next(): Promise<void> {
    const next = this.#queue.shift()
    if (!next) {
      this.playing = false
      this.replaying = false
      return
    }
    if (!next.parts) {
      this.shown = next.scene
      this.#rest(next.scene)
      return
    }
    const round = this.#round
    // Something waits already, so that nothing else begins meanwhile.
    this.#timer = setTimeout(() => undefined)
    this.#queue.unshift({ scene: next.scene })
    const parts = await next.parts()
    if (round !== this.#round) return
    this.#queue.splice(0, 1, ...parts.map((scene) => ({ scene })))
    await this.#next()
  }

  /** Leave a scene on the screen for a while. */
  #rest(scene: Scene): void {
    const clock = Boolean(scene.position?.clock)
    const great = scene.entries.some((entry) => greatness(entry, scene.info))
    // However much waits behind it, a Food Day can be read; a clock does not wait.
    const most = great && !clock ? Infinity : (clock ? PATIENCE_WITH_CLOCK : PATIENCE) / (this.#queue.length + 1)
    const wait = Math.min(dwell(scene), most) / (settings.speed || 1)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#next()
    }, wait)
  }
}
