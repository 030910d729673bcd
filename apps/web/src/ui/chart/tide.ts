type TideStep = {
  /** Where the step begins, in any unit that only grows (a time, a day number). */
  at: number
  value: number
  /** The value as it is printed on the step. */
  figure: string
  /** The place on the axis in words. */
  name: string
}

export type Tide = { steps: readonly TideStep[]; endsAt: number; endName: string; now?: number }

export type TideBox = { width: number; height: number }

type Point = { x: number; y: number }
type Level = TideStep & { from: number; to: number; y: number }
export type PlacedText = Point & { text: string; side: 'start' | 'middle' | 'end' }

const headroom = 30
const radius = 7
const letterWidth = 7.9
const nameLetterWidth = 6.8
const figureHeight = 20
const nameHeight = 18

/** Everything a tide line needs to be drawn, in pixels of the box; the water lies on its floor. */
export function layOutTide(tide: Tide, box: TideBox) {
  const levels = findLevels(tide, box)
  const line = stepPath(levels)
  return {
    line,
    water: `${line}L${round(box.width)} ${box.height}L0 ${box.height}Z`,
    figures: placeFigures(levels, box),
    names: placeNames(levels, tide.endName, box),
    now: findNow(levels, tide, box),
  }
}

function findLevels({ steps, endsAt }: Tide, { width, height }: TideBox): Level[] {
  const start = steps[0]?.at ?? 0
  const span = Math.max(endsAt - start, Number.EPSILON)
  const most = Math.max(...steps.map((step) => step.value), 0)
  return steps.map((step, index) => ({
    ...step,
    from: ((step.at - start) / span) * width,
    to: (((steps[index + 1]?.at ?? endsAt) - start) / span) * width,
    y: most === 0 ? height : height - (Math.max(step.value, 0) / most) * (height - headroom),
  }))
}

/** Money changes on a day: straight steps, only their shoulders are soft. */
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

/** A step's figure stands above it; when two would meet, the earlier one gives way to its other end. */
function placeFigures(levels: Level[], box: TideBox): PlacedText[] {
  const placed: Spot[] = []
  levels.forEach((_, index) => {
    const spots = findSpots(levels, index, box)
    const free = spots.find((spot) => isFree(spot, placed))
    if (free) placed.push(free)
    else giveWay(placed, spots, levels, box)
  })
  return placed.map(({ text, x, y, side }) => ({ text, x, y, side }))
}

type Spot = PlacedText & { index: number; left: number; right: number }

function findSpots(levels: Level[], index: number, box: TideBox): Spot[] {
  const level = levels[index]
  if (!level) return []
  const before = levels[index - 1]
  const after = levels[index + 1]
  const falls = before !== undefined && before.y < level.y
  const rises = after !== undefined && after.y < level.y
  const width = level.figure.length * letterWidth
  const start = index === 0 ? 0 : level.from + (falls ? 12 : 4)
  const end = after ? level.to - (rises ? 6 : 0) : box.width
  const spot = { text: level.figure, index, y: level.y - 8 }
  const spots: Spot[] = [
    { ...spot, x: start, side: 'start', left: start, right: start + width },
    { ...spot, x: end, side: 'end', left: end - width, right: end },
  ]
  const leftmost = falls ? level.from + 4 : 0
  return spots.filter(({ left, right }) => left >= leftmost && right <= (rises ? end : box.width))
}

function giveWay(placed: Spot[], spots: Spot[], levels: Level[], box: TideBox): void {
  const last = placed.at(-1)
  if (!last) return
  const others = placed.slice(0, -1)
  for (const moved of findSpots(levels, last.index, box)) {
    const free = spots.find((spot) => isFree(spot, [...others, moved]))
    if (free && isFree(moved, others)) {
      placed.splice(-1, 1, moved, free)
      return
    }
  }
}

function isFree(spot: Spot, placed: Spot[]): boolean {
  return !placed.some(
    (other) =>
      Math.abs(spot.y - other.y) < figureHeight &&
      spot.left < other.right + 8 &&
      other.left < spot.right + 8,
  )
}

/** Days are named along the floor; where the last of them needs its place, the end goes below. */
function placeNames(levels: Level[], endName: string, { width }: TideBox): PlacedText[] {
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

function findNow(levels: Level[], { steps, endsAt, now }: Tide, { width }: TideBox): Point | null {
  const start = steps[0]?.at
  if (now === undefined || start === undefined || now < start || now > endsAt) return null
  const x = ((now - start) / Math.max(endsAt - start, Number.EPSILON)) * width
  const level = levels.findLast((one) => one.from <= x)
  return level ? { x, y: level.y } : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
