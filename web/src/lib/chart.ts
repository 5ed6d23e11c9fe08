// The geometry of the chart of points.

export interface Scale {
  least: number
  most: number
  /** Values to draw lines at. */
  ticks: number[]
}

/** A scale that holds all values and begins and ends at round numbers. */
export function scale(values: readonly number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough)
  const least = Math.floor(low / step) * step
  const most = Math.ceil(high / step) * step
  const ticks: number[] = []
  for (let value = least; value <= most + step / 2; value += step) ticks.push(value)
  return { least, most, ticks }
}

/** A seat's line through the chart, to its end or to the last ply that is known: a step for each change. */
export function line(
  points: readonly number[],
  width: number,
  height: number,
  { least, most }: Scale,
  known = points.length - 1,
): string {
  const x = (ply: number) => ((ply / Math.max(1, points.length - 1)) * width).toFixed(1)
  const y = (value: number) => (height - ((value - least) / (most - least || 1)) * height).toFixed(1)
  let path = ""
  let last: number | null = null
  points.slice(0, known + 1).forEach((value, ply) => {
    if (last === null) path = `M${x(ply)} ${y(value)}`
    else if (value !== last) path += `H${x(ply)}V${y(value)}`
    last = value
  })
  return path ? `${path}H${known < points.length - 1 ? x(known) : width}` : ""
}

/** The total of a seat by source, the largest first; sources of the same name are added up. */
export function bySource(sheet: readonly { source: string; points: number }[]): { source: string; points: number }[] {
  const sums = new Map<string, number>()
  for (const { source, points } of sheet) sums.set(source, (sums.get(source) ?? 0) + points)
  return [...sums].map(([source, points]) => ({ source, points })).sort((a, b) => b.points - a.points)
}

/** The largest gain or loss by one source in the whole game; at least 1. */
export function longest(sheets: readonly (readonly { source: string; points: number }[])[]): number {
  return Math.max(1, ...sheets.flatMap((sheet) => bySource(sheet).map(({ points }) => Math.abs(points))))
}
