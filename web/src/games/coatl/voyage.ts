// travel() measures in pixels of the screen, a drawing counts in units of its own: this puts the one into the other.
import type { travel } from "$lib/draw/travel.ts"

type Transition = ReturnType<typeof travel>[0]

/** The same transition for a group within a scaled drawing. The group must be `transform-box: fill-box`. */
export function scaled(moving: Transition): Transition {
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
