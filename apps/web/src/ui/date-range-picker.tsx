import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/texts.tsx'
import { dayAfterKey } from './calendar-keys.ts'
import { type DateRange, pickDay, type RangeRules } from './date-range.ts'
import styles from './date-range-picker.module.css'
import { IconButton } from './icon-button.tsx'
import { MonthTable } from './month-table.tsx'
import { addMonths, monthOf } from './month-weeks.ts'
import { TextButton } from './text-link.tsx'
import { useDayWords } from './use-day-words.ts'
import { useFirstDay } from './use-first-day.ts'

export type DateRangePickerProps = {
  label: string
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  rules: RangeRules
  today: string
  /** Stands under a day's number, such as a price; the words are for screen readers. */
  noteFor?: (day: string) => { shown: ReactNode; words: string } | undefined
  /** Why this day is refused, where the caller knows better than the rules. */
  reasonFor?: (day: string) => string | undefined
}

export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, rules, today } = props
  const say = useText()
  const firstDay = useFirstDay()
  const words = useDayWords(props)
  const calendar = useCalendar(value?.start ?? today, rules)
  const [asked, setAsked] = useState<string | null>(null)

  function pick(day: string) {
    calendar.moveTo(day)
    setAsked(day)
    const next = pickDay(day, value, rules)
    if (next !== value) onChange(next)
  }

  function press(event: React.KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const day = dayAfterKey(calendar.day, {
      key: event.key,
      shiftKey: event.shiftKey,
      isRightToLeft,
      firstDay,
    })
    if (day === null) return
    event.preventDefault()
    calendar.moveTo(day)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot hold the range that changes
    <div role='group' aria-label={label} className={styles.picker} ref={calendar.ref}>
      <div className={styles.head}>
        <p className={styles.says} aria-live='polite'>
          {words.range(value)}
        </p>
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
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the days inside */}
      <div className={styles.months} onKeyDown={press} onPointerLeave={() => setAsked(null)}>
        {[0, 1].slice(0, calendar.shown).map((offset) => (
          <MonthTable
            key={addMonths(calendar.month, offset)}
            month={addMonths(calendar.month, offset)}
            firstDay={firstDay}
            words={words}
            picker={props}
            focusable={calendar.day}
            asked={asked}
            onAsk={setAsked}
            onPick={pick}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <span aria-live='polite'>{asked && words.reason(asked)}</span>
        {value && <TextButton onClick={() => onChange(null)}>{say('ui.clear_dates')}</TextButton>}
      </div>
    </div>
  )
}

/** Which months are shown and which day the keyboard stands on. */
function useCalendar(start: string, rules: RangeRules) {
  const ref = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState(start)
  const [month, setMonth] = useState(monthOf(start))
  const [isMoving, setMoving] = useState(false)
  const shown = useMonthsShown(ref)

  useEffect(() => {
    if (!isMoving) return
    setMoving(false)
    ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, isMoving])

  function turn(months: number) {
    const next = addMonths(month, months)
    setMonth(next)
    if (monthOf(day) < next || monthOf(day) > addMonths(next, shown - 1)) setDay(`${next}-01`)
  }

  function moveTo(wanted: string) {
    const next = clamp(wanted, `${monthOf(rules.min)}-01`, rules.max)
    setDay(next)
    setMoving(true)
    if (monthOf(next) < month) setMonth(monthOf(next))
    if (monthOf(next) > addMonths(month, shown - 1)) setMonth(addMonths(monthOf(next), 1 - shown))
  }

  return { ref, day, month, shown, turn, moveTo }
}

/** The stylesheet hides the second month in a narrow place; this keeps the keyboard out of it. */
function useMonthsShown(ref: React.RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(2)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setShown(element.clientWidth < 660 ? 1 : 2))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return shown
}

function clamp(day: string, min: string, max: string): string {
  if (day < min) return min
  return day > max ? max : day
}
