import { addDays, listNights } from '#platform/time/days.ts'

/** Half-open: the night of `to` is not part of it. */
export type NightRange = { from: string; to: string }

/** Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** The nights that begin on these weekdays, as ranges of consecutive nights. */
export function rangesOn({ from, to }: NightRange, on: readonly number[]): NightRange[] {
  const nights = listNights(from, to).filter((night) =>
    on.includes(new Date(`${night}T00:00:00Z`).getUTCDay()),
  )
  const ranges: NightRange[] = []
  for (const night of nights) {
    const last = ranges.at(-1)
    if (last?.to === night) last.to = addDays(night, 1)
    else ranges.push({ from: night, to: addDays(night, 1) })
  }
  return ranges
}
