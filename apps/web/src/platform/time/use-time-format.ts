import type { DayStyle } from '@marea/contract/platform/time/date-formats.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { formatMiamiDay, formatMiamiTime } from '@marea/contract/platform/time/miami-time.ts'
import { useMemo } from 'react'
import { useLanguage } from '#platform/texts/texts.tsx'
import { formatLocalDateTime, formatLocalDay } from './local-time.ts'

/** Days and times in the reader's language; what belongs to a stay or the ledger is Miami's. */
export function useTimeFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      day: (date: string, style: DayStyle) => formatDay(date, language, style),
      miamiDay: (instant: string | number, style: DayStyle) =>
        formatMiamiDay(instant, language, style),
      miamiTime: (instant: string) => formatMiamiTime(instant, language),
      localDay: (instant: string, style: DayStyle) => formatLocalDay(instant, language, style),
      localDateTime: (instant: string) => formatLocalDateTime(instant, language),
    }),
    [language],
  )
}
