import type { DayStyle } from '@marea/contract/platform/time/date-formats.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { dayIn, formatDayIn, formatTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useMemo } from 'react'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { formatLocalDateTime, formatLocalDay } from './local-time.ts'

/** Days and times in the reader's language: what belongs to a home by its clock, money by the company's. */
export function useTimeFormat() {
  const language = useLanguage()
  const { companyTimeZone: company } = usePage().config
  return useMemo(
    () => ({
      day: (date: string, style: DayStyle) => formatDay(date, language, style),
      dayIn: (zone: string, instant: string | number, style: DayStyle) =>
        formatDayIn(zone, instant, language, style),
      timeIn: (zone: string, instant: string) => formatTimeIn(zone, instant, language),
      companyDay: (instant: string | number, style: DayStyle) =>
        formatDayIn(company, instant, language, style),
      companyTime: (instant: string | number) => formatTimeIn(company, instant, language),
      /** The company's date of an instant, such as `2026-11-15`. */
      dateOf: (instant: string | number) => dayIn(company, new Date(instant)),
      today: () => dayIn(company, new Date()),
      localDay: (instant: string, style: DayStyle) => formatLocalDay(instant, language, style),
      localDateTime: (instant: string) => formatLocalDateTime(instant, language),
    }),
    [language, company],
  )
}
