import { addDays, dayInMiami, maxDaysAhead, maxNights } from '@marea/contract/calendar/nights.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { flexibles, readFlexible } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import type { DateRange } from '#ui/calendar/date-range.ts'
import { DateRangePicker } from '#ui/calendar/date-range-picker.tsx'
import { addMonths, monthOf } from '#ui/calendar/month-weeks.ts'
import styles from './capsule.module.css'

const monthsOffered = 8

/** Exact dates, or a weekend, a week or a month whenever it is cheapest. */
export default function WhenPanel({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { params, replace, isDraft } = useSearch()
  const flexible = readFlexible(params)
  const today = dayInMiami(new Date())
  return (
    <div className={styles.when}>
      {flexible ? <Months from={monthOf(today)} /> : <Days today={today} />}
      <div className={styles.foot}>
        <fieldset className={styles.pills}>
          <legend className='hidden-label'>{t('search.date_mode')}</legend>
          <Pill pressed={!flexible} onClick={() => replace({ flexible: null, month: null })}>
            {t('search.exact_dates')}
          </Pill>
          {flexibles.map((each) => (
            <Pill
              key={each}
              pressed={flexible === each}
              onClick={() => replace({ flexible: each, checkIn: null, checkOut: null })}
            >
              {t(`search.flexible.${each}`)}
            </Pill>
          ))}
        </fieldset>
        <Button onClick={onDone}>{t(isDraft ? 'search.submit' : 'search.done')}</Button>
      </div>
    </div>
  )
}

function Days({ today }: { today: string }) {
  const t = useText()
  const { params, changeDates } = useSearch()
  const stay = parseStay(params)
  const [start, setStart] = useState<string | null>(null)
  const chosen = hasDates(stay) ? { start: stay.checkIn, end: stay.checkOut } : null

  function choose(range: DateRange | null) {
    setStart(range && range.end === null ? range.start : null)
    if (range?.end) changeDates({ checkIn: range.start, checkOut: range.end })
    if (range === null) changeDates({ checkIn: null, checkOut: null })
  }

  return (
    <DateRangePicker
      label={t('search.when')}
      value={start ? { start, end: null } : chosen}
      onChange={choose}
      rules={{ min: today, max: addDays(today, maxDaysAhead), maxNights }}
      today={today}
    />
  )
}

function Months({ from }: { from: string }) {
  const t = useText()
  const language = useLanguage()
  const { params, replace } = useSearch()
  const chosen = params.get('month')
  const months = Array.from({ length: monthsOffered }, (_, index) => addMonths(from, index))
  return (
    <fieldset className={styles.pills}>
      <legend className={styles.legend}>{t('search.which_month')}</legend>
      <Pill pressed={!chosen} onClick={() => replace({ month: null })}>
        {t('search.soonest')}
      </Pill>
      {months.map((month) => (
        <Pill key={month} pressed={chosen === month} onClick={() => replace({ month })}>
          {formatDay(`${month}-01`, language, 'month')}
        </Pill>
      ))}
    </fieldset>
  )
}
