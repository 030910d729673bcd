import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type Nights = { from: string; to: string }

export function useDates() {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const [thisYear] = useState(() => time.today().slice(0, 4))

  function dates({ from, to }: Nights): string {
    return formatDayRange(from, to, language, to.startsWith(thisYear) ? 'short' : 'medium')
  }

  return {
    dates,
    /** The first and the last night, without the day of check-out. */
    nights: ({ from, to }: Nights) => dates({ from, to: addDays(to, -1) }),
    withNights: ({ from, to }: Nights) =>
      t('channels.dates_nights', { dates: dates({ from, to }), count: nightsBetween(from, to) }),
  }
}

export function countNights(ranges: readonly Nights[]): number {
  return ranges.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0)
}
