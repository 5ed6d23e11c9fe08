// Pieces travel from where they were to where they are. Reduced motion turns travel into a fade.
import { cubicOut } from "svelte/easing"
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition"
import { settings, still } from "$lib/settings.svelte.ts"

/** Milliseconds a travel takes at the chosen speed. */
export function travelTime(usual = 420): number {
  return settings.speed === 0 ? 0 : usual / settings.speed
}

type Transition = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig

/**
 * A pair of transitions for pieces that leave one place of the board and appear in another: give both places the same
 * key, `out:send={{ key }}` and `in:receive={{ key }}`. Without a partner, and where motion is reduced, they fade.
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
      still() ? () => fade(node, { duration: settings.speed === 0 ? 0 : 120 }) : moving(node, params)
  return [calm(send as Transition), calm(receive as Transition)]
}
