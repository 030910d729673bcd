import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { pickDay, type RangeRules } from './date-range.ts'
import styles from './date-range-picker.module.css'
import type { DateRangePickerProps } from './date-range-picker-props.ts'
import { MonthTable } from './month-table.tsx'
import { addMonths, monthOf } from './month-weeks.ts'
import { type Calendar, useCalendar } from './use-calendar.ts'
import { useDayLabels } from './use-day-labels.ts'

export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, rules, today } = props
  const t = useText()
  const labels = useDayLabels(props)
  const calendar = useCalendar(value?.start ?? today, rules)
  const [activeDay, setActiveDay] = useState<string | null>(null)

  function pick(day: string) {
    calendar.moveTo(day)
    setActiveDay(day)
    const next = pickDay(day, value, rules)
    if (next !== value) onChange(next)
  }

  return (
    <fieldset aria-label={label}>
      <div className={styles.picker} ref={calendar.ref}>
        <div className={styles.head}>
          <p className={styles.summary} aria-live='polite'>
            {labels.range(value)}
          </p>
          <Turn calendar={calendar} rules={rules} />
        </div>
        <div className={styles.months}>
          {[0, 1].slice(0, calendar.shown).map((offset) => (
            <MonthTable
              key={addMonths(calendar.month, offset)}
              month={addMonths(calendar.month, offset)}
              firstDay={calendar.firstDay}
              labels={labels}
              picker={props}
              focusable={calendar.day}
              activeDay={activeDay}
              onActiveDay={setActiveDay}
              onPick={pick}
              onPress={calendar.press}
            />
          ))}
        </div>
        <div className={`soft small ${styles.footer}`}>
          <span aria-live='polite'>{activeDay && labels.reason(activeDay)}</span>
          {value && <TextButton onClick={() => onChange(null)}>{t('ui.clear_dates')}</TextButton>}
        </div>
      </div>
    </fieldset>
  )
}

function Turn({ calendar, rules }: { calendar: Calendar; rules: RangeRules }) {
  const t = useText()
  return (
    <div className={styles.turn}>
      <IconButton
        small
        icon='left'
        label={t('ui.previous_month')}
        disabled={calendar.month <= monthOf(rules.min)}
        onClick={() => calendar.turn(-1)}
      />
      <IconButton
        small
        icon='right'
        label={t('ui.next_month')}
        disabled={addMonths(calendar.month, calendar.shown - 1) >= monthOf(rules.max)}
        onClick={() => calendar.turn(1)}
      />
    </div>
  )
}
