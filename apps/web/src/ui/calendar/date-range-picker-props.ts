import type { ReactNode } from 'react'
import type { DateRange, RangeRules } from './date-range.ts'

export type DateRangePickerProps = {
  label: string
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  rules: RangeRules
  today: string
  /** Shown below a day's number, such as a price; screen readers read the label. */
  noteFor?: (day: string) => { shown: ReactNode; label: string } | undefined
  /** Overrides the rules' reason for refusing a day. */
  reasonFor?: (day: string) => string | undefined
  /** Shown below a day that can only end a stay. */
  lastOnly?: string
}
