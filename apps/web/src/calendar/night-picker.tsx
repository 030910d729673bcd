import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import type { DateRange } from '#ui/calendar/date-range.ts'
import { DateRangePicker } from '#ui/calendar/date-range-picker.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { amountOn, type Nights, rulesOf } from './nights.ts'

type Dates = { checkIn: string | null; checkOut: string | null }

type NightPickerProps = {
  label: string
  nights: Nights
  dates: Dates
  onChange: (dates: Dates) => void
}

export function NightPicker({ label, nights, dates, onChange }: NightPickerProps) {
  const t = useText()
  const language = useLanguage()
  const { value, choose } = useRange(dates, onChange)

  function noteFor(day: string) {
    const amount = amountOn(nights, day)
    if (amount === undefined) return undefined
    const words = formatMoney(amount, language, { cents: 'whole' })
    return { shown: words.replace('$', ''), label: t('calendar.night_price', { price: words }) }
  }

  return (
    <>
      <DateRangePicker
        label={label}
        value={value}
        onChange={choose}
        rules={rulesOf(nights)}
        today={nights.today}
        noteFor={noteFor}
        lastOnly={t('calendar.check_out_only')}
      />
      <CalendarLegend nights={nights} start={value?.start ?? null} />
    </>
  )
}

/** Only complete ranges are reported; a half-chosen one stays local. */
function useRange({ checkIn, checkOut }: Dates, onChange: NightPickerProps['onChange']) {
  const [start, setStart] = useState<string | null>(null)
  const chosen = checkIn && checkOut ? { start: checkIn, end: checkOut } : null
  const value: DateRange | null = start ? { start, end: null } : chosen

  function choose(range: DateRange | null) {
    setStart(range && range.end === null ? range.start : null)
    if (range?.end) onChange({ checkIn: range.start, checkOut: range.end })
    if (range === null) onChange({ checkIn: null, checkOut: null })
  }

  return { value, choose }
}
