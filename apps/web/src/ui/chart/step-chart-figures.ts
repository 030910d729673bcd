export type ChartBox = { width: number; height: number }

export type Point = { x: number; y: number }

/** A value of the chart between two points on the axis. */
export type Level = { figure: string; from: number; to: number; y: number }

export type PlacedText = Point & { text: string; side: 'start' | 'middle' | 'end' }

type Spot = PlacedText & { index: number; left: number; right: number }

const letterWidth = 7.9
const textHeight = 14
const rowHeight = 20
const gap = 8
const lineMargin = 2

/**
 * A step's value is above it, where no line crosses it. The last value is the current one and is
 * always placed. When two others would overlap, the earlier one moves to its other end, or the
 * later one is left to the table.
 */
export function placeFigures(levels: Level[], box: ChartBox): PlacedText[] {
  const last = findLastSpot(levels, box)
  if (!last) return []
  const spotsOf = (index: number) =>
    findSpots(levels, index, box).filter((spot) => isFree(spot, [last]))
  const placed: Spot[] = []
  for (let index = 0; index < last.index; index += 1) {
    const spots = spotsOf(index)
    const free = spots.find((spot) => isFree(spot, placed))
    if (free) placed.push(free)
    else resolveOverlap(placed, spots, spotsOf)
  }
  return [...placed, last].map(({ text, x, y, side }) => ({ text, x, y, side }))
}

function findSpots(levels: Level[], index: number, box: ChartBox): Spot[] {
  const level = levels[index]
  if (!level) return []
  const before = levels[index - 1]
  const after = levels[index + 1]
  const falls = before !== undefined && before.y < level.y
  const rises = after !== undefined && after.y < level.y
  const width = widthOf(level)
  const start = index === 0 ? 0 : level.from + (falls ? 12 : 4)
  const end = after ? level.to - (rises ? 6 : 0) : box.width
  const spot = { text: level.figure, index, y: level.y - gap }
  const spots: Spot[] = [
    { ...spot, x: start, side: 'start', left: start, right: start + width },
    { ...spot, x: end, side: 'end', left: end - width, right: end },
  ]
  return spots.filter((one) => one.left >= 0 && one.right <= box.width && !isCrossed(one, levels))
}

/** A last step that is too narrow has its value beside the fall to it, or else above all lines. */
function findLastSpot(levels: Level[], box: ChartBox): Spot | undefined {
  const index = levels.length - 1
  const level = levels[index]
  if (!level) return undefined
  const [above] = findSpots(levels, index, box)
  if (above) return above
  const width = widthOf(level)
  const spot = { text: level.figure, index, side: 'end' } as const
  const right = level.from - gap
  const beside = { ...spot, x: right, y: level.y - gap, left: right - width, right }
  if (beside.left >= 0 && !isCrossed(beside, levels)) return beside
  const left = box.width - width
  const top = Math.min(...levels.filter(({ to }) => to > left).map(({ y }) => y))
  return { ...spot, x: box.width, y: top - gap, left, right: box.width }
}

function resolveOverlap(placed: Spot[], spots: Spot[], spotsOf: (index: number) => Spot[]): void {
  const earlier = placed.at(-1)
  if (!earlier) return
  const others = placed.slice(0, -1)
  for (const moved of spotsOf(earlier.index)) {
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
      Math.abs(spot.y - other.y) < rowHeight &&
      spot.left < other.right + gap &&
      other.left < spot.right + gap,
  )
}

/** Whether a level or the rise or fall that leads to it runs through the text. */
function isCrossed({ left, right, y }: Spot, levels: Level[]): boolean {
  const top = y - textHeight - lineMargin
  const bottom = y + lineMargin
  return levels.some((level, index) => {
    const isOver = level.from < right && level.to > left
    if (isOver && level.y > top && level.y < bottom) return true
    const before = levels[index - 1]
    if (!before || level.from < left - lineMargin || level.from > right + lineMargin) return false
    return Math.min(before.y, level.y) < bottom && Math.max(before.y, level.y) > top
  })
}

function widthOf({ figure }: Level): number {
  return figure.length * letterWidth
}
