import type { ReactNode } from 'react'
import type { DateRange, RangeRules } from './date-range.ts'

export type DateRangePickerProps = {
  label: string
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  rules: RangeRules
  today: string
  /** Stands under a day's number, such as a price; the words are for screen readers. */
  noteFor?: (day: string) => { shown: ReactNode; label: string } | undefined
  /** Why this day is refused, where the caller knows better than the rules. */
  reasonFor?: (day: string) => string | undefined
  /** Stands under a day that may only be the last one. */
  lastOnly?: string
}
