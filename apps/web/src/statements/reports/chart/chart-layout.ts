import type { Bar, ChartMonth } from './chart-series.ts'

/** Percent of the height reserved above and below the steps for their figures. */
const headroom = 12
const height = 100

/** Percent of the height that a figure takes on a phone, where it takes most. */
const figureHeight = 9

/**
 * A step line in a box of one unit per month and 100 high, which the browser stretches; `y` of each
 * month is the position of its figure in percent from the top, clear of the dotted line.
 */
export function layOutChart(months: readonly ChartMonth[], withBefore: boolean) {
  const bars = months.flatMap(({ now, before }) => (withBefore ? [now, before] : [now]))
  const highest = Math.max(1, ...bars.map(({ up }) => up))
  const lowest = Math.max(0, ...bars.map(({ down }) => down))
  const below = lowest === 0 ? 0 : headroom
  const scale = (height - headroom - below) / (highest + lowest)
  const base = headroom + highest * scale
  const top = ({ up }: Bar) => base - up * scale
  const bottom = ({ down }: Bar) => base + down * scale
  const line = (at: (bar: Bar) => number, side: 'now' | 'before') =>
    stepPath(months.map((month) => at(month[side])))
  return {
    base,
    hasBelow: lowest > 0,
    up: line(top, 'now'),
    down: line(bottom, 'now'),
    upBefore: line(top, 'before'),
    downBefore: line(bottom, 'before'),
    upArea: `${line(top, 'now')}V${base}H0Z`,
    downArea: `${line(bottom, 'now')}V${base}H0Z`,
    marks: months.map(({ now, before }) => ({
      top: withBefore ? clearOf(top(now), top(before), -figureHeight) : top(now),
      bottom: withBefore ? clearOf(bottom(now), bottom(before), figureHeight) : bottom(now),
    })),
  }
}

/** Moves a figure away from the dotted line of the year before if that line would cross it. */
function clearOf(level: number, dotted: number, away: number): number {
  const distance = (dotted - level) / away
  return distance > 0 && distance < 1 ? dotted : level
}

function stepPath(levels: readonly number[]): string {
  return levels
    .map((level, index) => `${index === 0 ? 'M0 ' : 'V'}${round(level)}H${index + 1}`)
    .join('')
}

/** Where today is on the axis, in months; null when the period is over. */
export function todayAt(months: readonly { month: string }[], today: string): number | null {
  const index = months.findIndex(({ month }) => month === today.slice(0, 7))
  if (index < 0) return null
  const days = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0))
  return index + (Number(today.slice(8)) - 1) / days.getUTCDate()
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
