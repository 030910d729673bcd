import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { CalendarHome, OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import {
  rateOn,
  type ShownRate,
  type Taken,
  takenOf,
} from '@marea/contract/rates/calendar-nights.ts'

export type Night = ShownRate & {
  day: string
  /** The price between the lowest and the highest of the home, from 0 to 1. */
  level: number
  taken: Taken | undefined
}

/** A home with every night of the calendar, computed when its row is first shown. */
export type HomeNights = {
  home: CalendarHome
  first: string
  count: number
  readonly nights: readonly Night[]
  /** The same arrays each time, so that scrolling renders only the weeks that appear. */
  readonly weeks: readonly (readonly Cell[])[]
}

export function homeNights(home: CalendarHome, range: Range): HomeNights {
  const count = nightsBetween(range.from, range.to)
  let nights: readonly Night[] | undefined
  let weeks: readonly (readonly Cell[])[] | undefined
  return {
    home,
    first: range.from,
    count,
    get nights() {
      nights ??= computeNights(home, range, count)
      return nights
    },
    get weeks() {
      weeks ??= byWeek(computeCells(this.nights, range), count)
      return weeks
    },
  }
}

function computeNights(home: CalendarHome, { from, today }: Range, count: number): Night[] {
  const takenAt: (Taken | undefined)[] = Array.from({ length: count })
  for (const taken of takenOf(home)) {
    const start = Math.max(0, nightsBetween(from, taken.from))
    takenAt.fill(taken, start, Math.max(start, nightsBetween(from, taken.to)))
  }
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  const rates = days.map((day) => rateOn(home, day, today))
  const amounts = rates.map(({ amount }) => amount)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return rates.map((rate, index) => ({
    ...rate,
    day: days[index] ?? from,
    level: high > low ? (rate.amount - low) / (high - low) : 0,
    taken: takenAt[index],
  }))
}

type Range = Pick<OwnerCalendar, 'from' | 'to' | 'today'>

/** A cell of the grid: one night that is not taken, or all nights of one stay or block. */
export type Cell = {
  /** Its first column and how many it spans; both may reach beyond what is visible. */
  column: number
  span: number
  night: Night
  /** How many nights from here have the same price and minimum stay; 0 within such a run. */
  run: number
}

/**
 * The weeks whose cells show the nights of these columns. A stay and the nights of one price are drawn from where they
 * begin, so they are in the week of their first night, which may be before the columns.
 */
export function weeksOf({ weeks, count }: HomeNights, start: number, end: number): ShownWeek[] {
  const last = Math.min(count, end) - 1
  let first = Math.floor(start / week)
  while (first > 0 && !weeks[first]?.some(({ column }) => column <= start)) first -= 1
  return weeks
    .slice(first, Math.floor(last / week) + 1)
    .map((cells, index) => ({ week: first + index, cells }))
    .filter(({ cells }) => cells.length > 0)
}

export type ShownWeek = { week: number; cells: readonly Cell[] }

export const week = 7

function byWeek(cells: readonly Cell[], count: number): readonly (readonly Cell[])[] {
  const weeks: Cell[][] = Array.from({ length: Math.ceil(count / week) }, () => [])
  let begun = 0
  for (const cell of cells) {
    if (cell.run > 0 || cell.night.taken) begun = cell.column
    weeks[Math.floor(begun / week)]?.push(cell)
  }
  return weeks
}

function computeCells(nights: readonly Night[], { from, today }: Range): Cell[] {
  const cells: Cell[] = []
  let column = 0
  while (column < nights.length) {
    const night = nights[column]
    if (!night) break
    const cell = night.taken ? takenCell(nights, from, night) : freeCell(nights, column, today)
    cells.push(cell)
    column = cell.column + cell.span
  }
  return cells
}

function takenCell(nights: readonly Night[], first: string, night: Night): Cell {
  const { from, to } = night.taken ?? { from: night.day, to: night.day }
  const column = Math.max(0, nightsBetween(first, from))
  const end = Math.min(nights.length, nightsBetween(first, to))
  return { column, span: end - column, night, run: 0 }
}

/** A price that lasts for months is printed again on these days, so that one is always in sight. */
const printedAgain = /-(01|15)$/

/** The figure is printed where the price changes, and today, because the past shows no prices. */
function freeCell(nights: readonly Night[], column: number, today: string): Cell {
  const [before, night] = [nights[column - 1], nights[column]]
  if (!night) throw new Error(`There is no night in column ${column}.`)
  const isRunning = before !== undefined && isNext(before, night, today)
  let run = isRunning ? 0 : 1
  while (run > 0 && column + run < nights.length && isNext(night, nights[column + run], today)) {
    run += 1
  }
  return { column, span: 1, night, run }
}

function isNext(night: Night, next: Night | undefined, today: string): boolean {
  if (!next || next.day === today) return false
  return isSame(next, night) && !printedAgain.test(next.day)
}

function isSame(one: Night, other: Night): boolean {
  const isFree = !one.taken && !other.taken
  const isRate = one.amount === other.amount && one.minNights === other.minNights
  return isFree && isRate && one.isByHand === other.isByHand
}

/** The night that an arrow key moves to: past a whole stay, within the calendar. */
export function stepFrom({ nights, first }: HomeNights, column: number, by: number): number {
  const taken = nights[column]?.taken
  const edge =
    by > 0 ? taken && nightsBetween(first, taken.to) - 1 : taken && nightsBetween(first, taken.from)
  const from = taken && edge !== undefined && Math.abs(by) === 1 ? edge : column
  return Math.min(nights.length - 1, Math.max(0, from + by))
}
