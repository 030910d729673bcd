import { nightsBetween } from '@marea/contract/calendar/nights.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'

type Nights = { from: string; to: string }

/** Writes nights as check-in and check-out days, alone or with their number. */
export function useDates() {
  const t = useText()
  const language = useLanguage()
  const dates = ({ from, to }: Nights) => formatDayRange(from, to, language)
  return {
    dates,
    withNights: ({ from, to }: Nights) =>
      t('channels.dates_nights', { dates: dates({ from, to }), count: nightsBetween(from, to) }),
  }
}

export function countNights(ranges: readonly Nights[]): number {
  return ranges.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0)
}
