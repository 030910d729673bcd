import {
  type ChartBox,
  type Level,
  type PlacedText,
  type Point,
  placeFigures,
} from './step-chart-figures.ts'

type ChartStep = {
  /** Where the step begins, in any increasing unit (a time, a day number). */
  at: number
  value: number
  /** The value as it is printed on the step. */
  figure: string
  /** The label on the axis. */
  name: string
}

export type StepChartData = {
  steps: readonly ChartStep[]
  endsAt: number
  endName: string
  now?: number
}

type NamedLevel = ChartStep & Level

const headroom = 30
const radius = 7
const nameLetterWidth = 6.8
const nameHeight = 18

/** Computes the paths and label positions of a step chart in pixels of its box. */
export function layOutStepChart(chart: StepChartData, box: ChartBox) {
  const levels = findLevels(chart, box)
  const line = stepPath(levels)
  return {
    line,
    water: `${line}L${round(box.width)} ${box.height}L0 ${box.height}Z`,
    figures: placeFigures(levels, box),
    names: placeNames(levels, chart.endName, box),
    now: findNow(levels, chart, box),
  }
}

function findLevels({ steps, endsAt }: StepChartData, { width, height }: ChartBox): NamedLevel[] {
  const start = steps[0]?.at ?? 0
  const span = Math.max(endsAt - start, Number.EPSILON)
  const max = Math.max(...steps.map((step) => step.value), 0)
  return steps.map((step, index) => ({
    ...step,
    from: ((step.at - start) / span) * width,
    to: (((steps[index + 1]?.at ?? endsAt) - start) / span) * width,
    y: max === 0 ? height : height - (Math.max(step.value, 0) / max) * (height - headroom),
  }))
}

/** Amounts change on a day, so the steps are straight and only their corners are rounded. */
function stepPath(levels: Level[]): string {
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

function shoulder(before: Level, level: Level): string {
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
