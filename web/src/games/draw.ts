// The pictures of a rules page, drawn into the places it has for them: `data-figure` and `data-printed`.
import { mount, unmount } from "svelte"
import type { BoardWords } from "./board.ts"
import { figure } from "./figures.ts"
import { components, componentWords, printed } from "./registry.ts"
import { gameBundle, say } from "$lib/i18n.svelte.ts"
import type { Language } from "$lib/settings.svelte.ts"

/** From this width on, in its own units, a drawing is wide. */
const WIDE = 200

interface How {
  language: Language
  patterns: boolean
}

/** Draws them all; what it returns takes them away again. */
export function draw(root: ParentNode, game: string, { language, patterns }: How): () => void {
  const drawn: Record<string, unknown>[] = []
  let gone = false

  async function picture(target: HTMLElement) {
    const [Figure, box] = await Promise.all([figure(target.dataset["figure"] ?? ""), components(game)])
    if (Figure && !gone) drawn.push(mount(Figure, { target, props: { components: box } }))
  }

  async function cards() {
    const places = root.querySelectorAll<HTMLElement>("[data-printed]")
    const [{ Printed }, box, bundle, told] = await Promise.all([
      printed(game),
      components(game),
      gameBundle(game, language),
      componentWords(game, 0),
    ])
    if (!Printed || gone) return
    const words: BoardWords = {
      language,
      names: [],
      say: (id, values) => say(bundle, id, values),
      choice: () => "",
      component: (key) => told[key] ?? [],
      part: () => undefined,
    }
    const settings = { patterns, still: true, speed: 0 }
    for (const target of places) {
      const [, section = "", entry = ""] = (target.dataset["printed"] ?? "").split("/")
      drawn.push(mount(Printed, { target, props: { components: box, words, settings, section, entry } }))
      // Two cards in one drawing, or a board, need the room of two.
      const svg = target.querySelector("svg")
      target.parentElement?.classList.toggle("wide", (svg?.viewBox.baseVal?.width ?? 0) > WIDE)
    }
  }

  for (const target of root.querySelectorAll<HTMLElement>("[data-figure]")) void picture(target)
  void cards()
  return () => {
    gone = true
    for (const each of drawn) void unmount(each)
  }
}
