import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts.tsx'
import { hasDates, type Stay } from '#suites/stay.ts'
import type { DateRange } from '#ui/date-range.ts'
import { DateRangePicker } from '#ui/date-range-picker.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { Heading } from '#ui/heading.tsx'
import styles from './night-calendar.module.css'
import { amountOn, type Nights, rulesOf } from './nights.ts'

type NightCalendarProps = {
  nights: Nights
  stay: Stay
  onChange: (change: Pick<Stay, 'checkIn' | 'checkOut'>) => void
}

/** Two months of nights, each with its price, and why a day cannot be chosen. */
export function NightCalendar({ nights, stay, onChange }: NightCalendarProps) {
  const t = useText()
  const language = useLanguage()
  const { value, choose } = useRange(stay, onChange)

  function noteFor(day: string) {
    const amount = amountOn(nights, day)
    if (amount === undefined) return undefined
    const words = formatMoney(amount, language, { cents: 'whole' })
    return { shown: words.replace('$', ''), words: t('calendar.night_price', { price: words }) }
  }

  return (
    <section id='nights' className={styles.nights} tabIndex={-1}>
      <Heading level={2}>{t('calendar.title')}</Heading>
      <p className='soft'>{t('calendar.says')}</p>
      <DateRangePicker
        label={t('calendar.title')}
        value={value}
        onChange={choose}
        rules={rulesOf(nights)}
        today={nights.today}
        noteFor={noteFor}
        lastOnly={t('calendar.last_only')}
      />
    </section>
  )
}

/** The address holds whole stays only; a stay that has begun to be chosen is kept here. */
function useRange(stay: Stay, onChange: NightCalendarProps['onChange']) {
  const [start, setStart] = useState<string | null>(null)
  const chosen = hasDates(stay) ? { start: stay.checkIn, end: stay.checkOut } : null
  const value: DateRange | null = start ? { start, end: null } : chosen

  function choose(range: DateRange | null) {
    setStart(range && range.end === null ? range.start : null)
    if (range?.end) onChange({ checkIn: range.start, checkOut: range.end })
    if (range === null) onChange({ checkIn: null, checkOut: null })
  }

  return { value, choose }
}
