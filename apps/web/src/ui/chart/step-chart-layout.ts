import type { ChartPoint } from './chart-points.tsx'
import {
  type ChartBox,
  type Level,
  type PlacedText,
  type Point,
  placeFigures,
} from './step-chart-figures.ts'

type ChartStep = {
  /** Where the step begins, in an increasing unit such as a time or a day number. */
  at: number
  value: number
  /** The value as it is printed on the step. */
  figure: string
  /** The label on the axis. */
  name: string
  /** When the value applies; by default from this name to the next. */
  period?: string
}

type Step = { at: number; value: number }

export type StepChartData = {
  steps: readonly ChartStep[]
  endsAt: number
  endName: string
  now?: number
  /** A second line below the first; the area is filled below this one. */
  lower?: readonly Step[]
  /** Horizontal lines, such as a limit; lines far above the steps are left out. */
  limits?: readonly { value: number; name: string }[]
  /** A highlighted part of the axis. */
  span?: { from: number; to: number }
  /** Axis labels that replace the names of the steps. */
  axis?: readonly { at: number; name: string }[]
}

type NamedLevel = ChartStep & Level
type Place = { from: number; to: number; y: number }

const headroom = 30
const radius = 7
const nameLetterWidth = 6.8
const nameHeight = 18

export function layOutStepChart(chart: StepChartData, box: ChartBox) {
  const limits = shownLimits(chart)
  const scale = findScale(chart, limits, box)
  const levels = findLevels(chart.steps, scale)
  const line = stepPath(levels)
  const lowerLine = chart.lower ? stepPath(findLevels(chart.lower, scale)) : null
  return {
    line,
    lowerLine,
    water: `${lowerLine ?? line}L${round(box.width)} ${box.height}L0 ${box.height}Z`,
    figures: placeFigures(levels, box),
    names: chart.axis ? placeAxis(chart.axis, scale, box) : placeNames(levels, chart.endName, box),
    now: findNow(levels, chart, box),
    limits: limits.map(({ value, name }) => ({
      name,
      y: scale.y(value),
      // The name is on the side of the line without steps.
      isUnder: value <= Math.min(...(chart.lower ?? chart.steps).map((step) => step.value)),
    })),
    span: chart.span && { from: scale.x(chart.span.from), to: scale.x(chart.span.to) },
  }
}

/** A step lasts until the next one, and the last until the end of the chart. */
export function stepPoints({ steps, endsAt, endName }: StepChartData, label: string): ChartPoint[] {
  const start = steps[0]?.at ?? 0
  const length = Math.max(endsAt - start, Number.EPSILON)
  return steps.map(({ at, name, period, figure }, index) => {
    const next = steps[index + 1]
    const end = next?.name ?? endName
    return {
      from: (at - start) / length,
      to: ((next?.at ?? endsAt) - start) / length,
      period: period ?? (end ? `${name} – ${end}` : name),
      figures: figure ? [{ label, value: figure }] : [],
    }
  })
}

type Scale = { x: (at: number) => number; y: (value: number) => number; endsAt: number }

/** A limit this many times higher than the highest step would flatten the chart. */
const farAbove = 1.4

function shownLimits({ steps, limits = [] }: StepChartData) {
  const max = Math.max(...steps.map(({ value }) => value), 0)
  return limits.filter(({ value }) => value <= max * farAbove)
}

function findScale(
  { steps, endsAt }: StepChartData,
  limits: readonly { value: number }[],
  { width, height }: ChartBox,
): Scale {
  const start = steps[0]?.at ?? 0
  const length = Math.max(endsAt - start, Number.EPSILON)
  const max = Math.max(...steps.map((step) => step.value), ...limits.map(({ value }) => value), 0)
  return {
    endsAt,
    x: (at) => ((at - start) / length) * width,
    y: (value) => (max === 0 ? height : height - (Math.max(value, 0) / max) * (height - headroom)),
  }
}

function findLevels<Known extends Step>(steps: readonly Known[], { x, y, endsAt }: Scale) {
  return steps.map((step, index) => ({
    ...step,
    from: x(step.at),
    to: x(steps[index + 1]?.at ?? endsAt),
    y: y(step.value),
  }))
}

/** Leaves out labels that would touch the previous one or exceed the chart. */
function placeAxis(
  axis: NonNullable<StepChartData['axis']>,
  { x }: Scale,
  { width }: ChartBox,
): PlacedText[] {
  let taken = Number.NEGATIVE_INFINITY
  return axis.flatMap(({ at, name }): PlacedText[] => {
    const left = x(at)
    const right = left + name.length * nameLetterWidth
    if (left < taken + 8 || right > width) return []
    taken = right
    return [{ text: name, x: left, y: 0, side: 'start' }]
  })
}

/** Amounts change on a day, so the steps are straight and only their corners are rounded. */
function stepPath(levels: Place[]): string {
  const [first] = levels
  if (!first) return ''
  let path = `M0 ${round(first.y)}`
  levels.forEach((level, index) => {
    const before = levels[index - 1]
    if (before) path += shoulder(before, level)
    if (index === levels.length - 1) path += `L${round(level.to)} ${round(level.y)}`
  })
  return path
}

function shoulder(before: Place, level: Place): string {
  const x = level.from
  const drop = level.y - before.y
  const r = Math.min(
    radius,
    Math.abs(drop) / 2,
    (before.to - before.from) / 2,
    (level.to - level.from) / 2,
  )
  const turn = Math.sign(drop) * r
  return [
    `L${round(x - r)} ${round(before.y)}`,
    `Q${round(x)} ${round(before.y)} ${round(x)} ${round(before.y + turn)}`,
    `L${round(x)} ${round(level.y - turn)}`,
    `Q${round(x)} ${round(level.y)} ${round(x + r)} ${round(level.y)}`,
  ].join('')
}

/** Days are labeled along the axis; if the last one needs the room, the end label goes below. */
function placeNames(levels: NamedLevel[], endName: string, { width }: ChartBox): PlacedText[] {
  let taken = Number.NEGATIVE_INFINITY
  const names = levels.flatMap((level, index): PlacedText[] => {
    const span = level.name.length * nameLetterWidth
    const isFirst = index === 0
    const left = isFirst ? 0 : Math.min(level.from - span / 2, width - span)
    if (left < taken + 8) return []
    taken = left + span
    if (isFirst) return [{ text: level.name, x: 0, y: 0, side: 'start' }]
    return [{ text: level.name, x: left + span / 2, y: 0, side: 'middle' }]
  })
  const isCrowded = taken + 8 > width - endName.length * nameLetterWidth
  const y = endName !== '' && isCrowded ? nameHeight : 0
  return [...names, { text: endName, x: width, y, side: 'end' }]
}

function findNow(
  levels: Level[],
  { steps, endsAt, now }: StepChartData,
  { width }: ChartBox,
): Point | null {
  const start = steps[0]?.at
  if (now === undefined || start === undefined || now < start || now > endsAt) return null
  const x = ((now - start) / Math.max(endsAt - start, Number.EPSILON)) * width
  const level = levels.findLast((one) => one.from <= x)
  return level ? { x, y: level.y } : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
