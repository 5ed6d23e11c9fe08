// Pieces travel from where they were to where they are. Reduced motion turns travel into a fade.
import { cubicOut } from "svelte/easing"
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition"
import { settings, still } from "$lib/settings.svelte.ts"

/** Milliseconds a travel takes at the chosen speed. */
export function travelTime(usual = 420): number {
  return settings.speed === 0 ? 0 : usual / settings.speed
}

/** A fade of something that comes or goes by itself, at the chosen speed. */
export const fading = (node: Element): TransitionConfig =>
  fade(node, { duration: still() ? Math.min(120, travelTime(120)) : travelTime(300) })

type Transition = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig

/**
 * A pair of transitions for pieces that leave one place of the board and appear in another: give both places the same
 * key, `out:send={{ key }}` and `in:receive={{ key }}`. Without a partner, and where motion is reduced, they fade.
 * A group of a drawing that travels must be `transform-box: fill-box`.
 */
export function travel(usual = 420): [Transition, Transition] {
  const [send, receive] = crossfade({
    duration: () => travelTime(usual),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: travelTime(usual) / 2 }),
  })
  const calm =
    (moving: Transition): Transition =>
    (node, params) =>
      still() ? () => fade(node, { duration: settings.speed === 0 ? 0 : 120 }) : drawn(moving)(node, params)
  /** What leaves is no longer there to be chosen, and does not glow. */
  const leaving =
    (moving: Transition): Transition =>
    (node, params) => {
      node.setAttribute("inert", "")
      return moving(node, params)
    }
  return [leaving(calm(send as Transition)), calm(receive as Transition)]
}

/** The same transition in units of the drawing: crossfade measures in pixels of the screen. */
function drawn(moving: Transition): Transition {
  return (node, params) => {
    const start = moving(node, params)
    return () => {
      const config = start()
      const css = config.css
      const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
      if (!css || !scale) return config
      return { ...config, css: (t, u) => inUnits(css(t, u), scale) }
    }
  }
}

/** The translation of a style, divided by the scale of the drawing. */
export function inUnits(style: string, scale: number): string {
  return style.replace(
    /translate\((-?[\d.e-]+)px,\s*(-?[\d.e-]+)px\)/,
    (_, x: string, y: string) => `translate(${Number(x) / scale}px,${Number(y) / scale}px)`,
  )
}
