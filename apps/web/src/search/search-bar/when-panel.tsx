import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { daysAround } from '@marea/contract/search/flexible-stays.ts'
import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ChoiceList } from '#search/dates/choice-list.tsx'
import { readMonths, withMonth } from '#search/dates/flexible-dates.ts'
import { useDatesPanel } from '#search/dates/use-dates-panel.ts'
import { flexibles, readAround, readFlexible, withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay, withStay } from '#suites/stay-params.ts'
import { Pill } from '#ui/button/pill.tsx'
import type { DateRange } from '#ui/calendar/date-range.ts'
import { DateRangePicker } from '#ui/calendar/date-range-picker.tsx'
import { addMonths, monthOf } from '#ui/calendar/month-weeks.ts'
import { Inline } from '#ui/page/stack.tsx'
import { PanelFoot } from './panel-foot.tsx'
import searchBar from './search-bar.module.css'
import styles from './when-panel.module.css'

const monthsOffered = 8

type Panel = ReturnType<typeof useDatesPanel>

type WhenPanelProps = { isSheet: boolean; onShow: () => void }

/** Exact dates and some days around them, or a weekend, a week or a month in some months. */
export default function WhenPanel({ isSheet, onShow }: WhenPanelProps) {
  // Also clears a check-in day without a check-out day.
  const [cleared, setCleared] = useState(0)
  const panel = useDatesPanel({ isSheet })
  const flexible = readFlexible(panel.basis)
  const today = useTimeFormat().today()
  return (
    <div className={searchBar.when}>
      <Modes panel={panel} />
      {flexible ? (
        <Months from={monthOf(today)} panel={panel} />
      ) : (
        <Days key={cleared} {...{ today, panel }} />
      )}
      {(flexible || readAround(panel.basis)) && (
        <ChoiceList
          key={flexible}
          basis={panel.basis}
          chosen={panel.chosen}
          onChoose={panel.choose}
        />
      )}
      <PanelFoot
        isSheet={isSheet}
        onClear={(next) => {
          setCleared(cleared + 1)
          panel.update(next)
        }}
        onShow={onShow}
      >
        {!flexible && <DaysAround panel={panel} />}
      </PanelFoot>
    </div>
  )
}

function Modes({ panel: { basis, change } }: { panel: Panel }) {
  const t = useText()
  const flexible = readFlexible(basis)
  const none = { checkIn: null, checkOut: null, around: null }
  return (
    <Inline isSpread className={styles.line}>
      <fieldset className={styles.modes}>
        <legend className='hidden-label'>{t('search.date_mode')}</legend>
        <button
          type='button'
          aria-pressed={!flexible}
          onClick={() => flexible && change({ flexible: null, month: null })}
        >
          {t('search.dates')}
        </button>
        {flexibles.map((each) => (
          <button
            key={each}
            type='button'
            aria-pressed={flexible === each}
            onClick={() => change({ ...none, flexible: each })}
          >
            {t(`search.flexible.${each}`)}
          </button>
        ))}
      </fieldset>
      {flexible && <p className='small soft'>{t(`search.length.${flexible}`)}</p>}
    </Inline>
  )
}

function Days({ today, panel: { basis, update } }: { today: string; panel: Panel }) {
  const t = useText()
  const { params } = useSearch()
  const stay = parseStay(params)
  const [start, setStart] = useState<string | null>(null)
  const chosen = hasDates(stay) ? { start: stay.checkIn, end: stay.checkOut } : null

  function choose(range: DateRange | null) {
    setStart(range && range.end === null ? range.start : null)
    if (range?.end) update(withStay(basis, { checkIn: range.start, checkOut: range.end }))
    if (range === null) update(withChange(basis, { checkIn: null, checkOut: null, around: null }))
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

/** Needs exact dates. */
function DaysAround({ panel: { basis, change } }: { panel: Panel }) {
  const t = useText()
  const around = readAround(basis)
  if (!hasDates(parseStay(basis))) return <p className='small soft'>{t('search.around_hint')}</p>
  return (
    <fieldset className={styles.around}>
      <legend className='hidden-label'>{t('search.around_label')}</legend>
      <Pill pressed={!around} onClick={() => change({ around: null })}>
        {t('search.exact_dates')}
      </Pill>
      {daysAround.map((days) => (
        <Pill key={days} pressed={around === days} onClick={() => change({ around: days })}>
          {t('search.around', { count: Number(days) })}
        </Pill>
      ))}
    </fieldset>
  )
}

function Months({ from, panel: { basis, change, update } }: { from: string; panel: Panel }) {
  const t = useText()
  const language = useLanguage()
  const chosen = readMonths(basis)
  const months = Array.from({ length: monthsOffered }, (_, index) => addMonths(from, index))
  return (
    <fieldset>
      <legend className={searchBar.legend}>{t('search.which_month')}</legend>
      <div className={styles.months}>
        <Pill pressed={chosen.length === 0} onClick={() => change({ month: null })}>
          {t('search.soonest')}
        </Pill>
        {months.map((month) => (
          <Pill
            key={month}
            pressed={chosen.includes(month)}
            onClick={() => update(withMonth(basis, month))}
          >
            {formatDay(`${month}-01`, language, 'month')}
          </Pill>
        ))}
      </div>
    </fieldset>
  )
}
