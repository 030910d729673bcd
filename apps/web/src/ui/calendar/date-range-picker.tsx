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
import { useDayWords } from './use-day-labels.ts'

export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, rules, today } = props
  const say = useText()
  const words = useDayWords(props)
  const calendar = useCalendar(value?.start ?? today, rules)
  const [asked, setAsked] = useState<string | null>(null)

  function pick(day: string) {
    calendar.moveTo(day)
    setAsked(day)
    const next = pickDay(day, value, rules)
    if (next !== value) onChange(next)
  }

  return (
    <fieldset aria-label={label}>
      <div className={styles.picker} ref={calendar.ref}>
        <div className={styles.head}>
          <p className={styles.says} aria-live='polite'>
            {words.range(value)}
          </p>
          <Turn calendar={calendar} rules={rules} />
        </div>
        <div className={styles.months}>
          {[0, 1].slice(0, calendar.shown).map((offset) => (
            <MonthTable
              key={addMonths(calendar.month, offset)}
              month={addMonths(calendar.month, offset)}
              firstDay={calendar.firstDay}
              words={words}
              picker={props}
              focusable={calendar.day}
              asked={asked}
              onAsk={setAsked}
              onPick={pick}
              onPress={calendar.press}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <span aria-live='polite'>{asked && words.reason(asked)}</span>
          {value && <TextButton onClick={() => onChange(null)}>{say('ui.clear_dates')}</TextButton>}
        </div>
      </div>
    </fieldset>
  )
}

function Turn({ calendar, rules }: { calendar: Calendar; rules: RangeRules }) {
  const say = useText()
  return (
    <div className={styles.turn}>
      <IconButton
        small
        icon='left'
        label={say('ui.previous_month')}
        disabled={calendar.month <= monthOf(rules.min)}
        onClick={() => calendar.turn(-1)}
      />
      <IconButton
        small
        icon='right'
        label={say('ui.next_month')}
        disabled={addMonths(calendar.month, calendar.shown - 1) >= monthOf(rules.max)}
        onClick={() => calendar.turn(1)}
      />
    </div>
  )
}
