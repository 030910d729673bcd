import type { HomeMonth } from '@marea/contract/statements/reports/endpoints.ts'

/** In the order of the legend. */
export const nightKinds = ['stayed', 'booked', 'external', 'own', 'blocked', 'available'] as const
export type NightKind = (typeof nightKinds)[number]

/** Each night of a month in order; null before the home was first published. */
export function nightStates(
  { month, now, ranges }: HomeMonth,
  today: string,
): (NightKind | null)[] {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const unlisted = days - now.homeNights
  return Array.from({ length: days }, (_, index) => {
    const night = `${month}-${String(index + 1).padStart(2, '0')}`
    const kind = ranges.find(({ from, to }) => from <= night && night < to)?.kind
    if (kind === 'booked') return night < today ? 'stayed' : 'booked'
    return kind ?? (index < unlisted ? null : 'available')
  })
}
