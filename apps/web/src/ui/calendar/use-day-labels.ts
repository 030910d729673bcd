import {
  formatDay,
  formatDayRange,
  weekdayNames,
} from '@marea/contract/platform/time/format-day.ts'
import { useMemo } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { type DateRange, type RangeRules, refuseDay } from './date-range.ts'

export type DayLabels = ReturnType<typeof useDayLabels>

const reasonKeys = {
  past: 'ui.day_past',
  late: 'ui.day_late',
  taken: 'ui.day_taken',
  no_start: 'ui.day_no_start',
  across: 'ui.day_across',
  too_short: 'ui.day_too_short',
  too_long: 'ui.day_too_long',
  too_close: 'ui.day_too_close',
} as const

type DayLabelOptions = {
  value: DateRange | null
  rules: RangeRules
  noteFor?: (day: string) => { label: string } | undefined
  reasonFor?: (day: string) => string | undefined
}

export function useDayLabels({ value, rules, noteFor, reasonFor }: DayLabelOptions) {
  const t = useText()
  const formats = useFormats()

  function reason(day: string): string | undefined {
    const refusal = refuseDay(day, value, rules)
    if (!refusal) return undefined
    const own = reasonFor?.(day)
    if (own) return own
    return t(reasonKeys[refusal.code], 'count' in refusal ? { count: refusal.count } : {})
  }

  function label(day: string): string {
    const name = formats.long(day)
    const refused = reason(day)
    const note = day === value?.end ? undefined : noteFor?.(day)?.label
    return [withMark(name, day), refused ?? note].filter(Boolean).join('. ')
  }

  function withMark(name: string, day: string): string {
    if (!value) return name
    if (day === value.start) return t('ui.day_start', { day: name })
    if (day === value.end) return t('ui.day_end', { day: name })
    const isWithin = value.end !== null && day > value.start && day < value.end
    return isWithin ? t('ui.day_within', { day: name }) : name
  }

  function range(chosen: DateRange | null): string {
    if (!chosen) return t('ui.pick_start')
    if (!chosen.end) return `${formats.short(chosen.start)}. ${t('ui.pick_end')}`
    return formats.range(chosen.start, chosen.end)
  }

  return { reason, label, range, month: formats.month, weekdays: formats.weekdays }
}

function useFormats() {
  const language = useLanguage()
  return useMemo(
    () => ({
      long: (day: string) => formatDay(day, language, 'full'),
      short: (day: string) => formatDay(day, language, 'shortWeekday'),
      month: (day: string) => formatDay(day, language, 'month'),
      range: (from: string, to: string) => formatDayRange(from, to, language, 'shortWeekday'),
      weekdays: (firstDay: number) => {
        const names = weekdayNames(language)
        return [...names.slice(firstDay), ...names.slice(0, firstDay)]
      },
    }),
    [language],
  )
}
