// Everything has a name: one small box tells the name of whatever the pointer, the focus or a long press is on.

export interface Hint {
  title: string
  lines: string[]
  rule: string
  x: number
  y: number
  above: boolean
}

export const hint = $state<{ now: Hint | null }>({ now: null })
let leaving: ReturnType<typeof setTimeout> | undefined

export function showHint(element: Element, title: string, lines: string[], rule: string): void {
  clearTimeout(leaving)
  const box = element.getBoundingClientRect()
  const above = box.top > 220
  const x = Math.min(Math.max(box.left + box.width / 2, 160), innerWidth - 160)
  hint.now = { title, lines, rule, x, y: above ? box.top : box.bottom, above }
}

/** The box stays for a moment, so that the pointer can reach the link in it. */
export function leaveHint(): void {
  clearTimeout(leaving)
  leaving = setTimeout(() => (hint.now = null), 160)
}

export function keepHint(): void {
  clearTimeout(leaving)
}
