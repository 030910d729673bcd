import type { TodayHome } from '@marea/contract/owners/today.ts'
import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'

/** The picked nights, the last one included; a block is picked as a whole. */
export type Picked = { from: string; last: string; count: number; isBlock: boolean }

/**
 * The first tap picks a night, the second extends it over available nights, the third starts over.
 */
export function pickNight(
  nights: TodayHome['nights'],
  picked: Picked | undefined,
  date: string,
): Picked | undefined {
  const night = nights.find((each) => each.date === date)
  if (!night) return picked
  if (night.block)
    return { ...rangeOf(night.block.from, addDays(night.block.to, -1)), isBlock: true }
  if (!picked || picked.isBlock || picked.count > 1) return rangeOf(date, date)
  if (picked.from === date) return undefined
  const [from, last] = date < picked.from ? [date, picked.from] : [picked.from, date]
  const isFree = (day: string) => nights.some((each) => each.date === day && each.state === 'free')
  return listNights(from, addDays(last, 1)).every(isFree)
    ? rangeOf(from, last)
    : rangeOf(date, date)
}

function rangeOf(from: string, last: string): Picked {
  return { from, last, count: nightsBetween(from, last) + 1, isBlock: false }
}
