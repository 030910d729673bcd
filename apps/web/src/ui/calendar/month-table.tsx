import type { KeyboardEvent } from 'react'
import { classes } from '#ui/style/classes.ts'
import { type DateRange, includesTakenNight, type Refusal, refuseDay } from './date-range.ts'
import styles from './date-range-picker.module.css'
import type { DateRangePickerProps } from './date-range-picker-props.ts'
import { MonthFrame } from './month-frame.tsx'
import { monthWeeks } from './month-weeks.ts'
import type { DayLabels } from './use-day-labels.ts'

type MonthTableProps = {
  month: string
  firstDay: number
  labels: DayLabels
  picker: DateRangePickerProps
  /** The one day that Tab stops at. */
  focusable: string
  /** The day under the pointer or the keyboard. */
  activeDay: string | null
  onActiveDay: (day: string | null) => void
  onPick: (day: string) => void
  onPress: (event: KeyboardEvent) => void
}

/** A grid, so that screen readers leave the arrow keys to the days. */
export function MonthTable({ month, firstDay, activeDay, ...days }: MonthTableProps) {
  const { labels, picker } = days
  const preview = previewRange(picker, activeDay)
  const title = labels.month(`${month}-01`)
  const weekdays = labels.weekdays(firstDay)
  return (
    <MonthFrame
      role='grid'
      aria-label={title}
      className={classes(styles.month, picker.noteFor && styles.withNotes)}
      caption={title}
      weekdays={weekdays.map(({ long, short }) => ({ long, shown: short }))}
      weeks={monthWeeks(month, firstDay)}
      cell={(day, column) =>
        day === null ? (
          <td key={weekdays[column]?.long} />
        ) : (
          <DayCell key={day} day={day} preview={preview} {...days} />
        )
      }
    />
  )
}

type DayCellProps = Omit<MonthTableProps, 'month' | 'firstDay' | 'activeDay'> & {
  day: string
  preview: DateRange | null
}

function DayCell({ day, preview, labels, picker, focusable, ...on }: DayCellProps) {
  const { onActiveDay, onPick, onPress } = on
  const { value, rules, today, noteFor, lastOnly } = picker
  const refusal = refuseDay(day, value, rules)
  const isRefused = refusal !== null && isUnavailable(refusal)
  const isChosen = preview !== null && day >= preview.start && day <= (preview.end ?? preview.start)
  const isEnd = isChosen && day === preview.end
  const isTaken = isChosen && !isEnd && Boolean(rules.isTaken?.(day))
  const isPossible = preview !== null && !includesTakenNight(preview, rules)

  /** Without a price on the last day, because its night is not part of the stay. */
  function note() {
    if (isEnd || isTaken) return null
    if (!refusal || isChosen) return noteFor?.(day)?.shown
    return refusal.code === 'no_start' && lastOnly
  }

  return (
    <td
      className={classes(
        isChosen && styles.within,
        isPossible && day === preview.start && styles.start,
        isPossible && day === preview.end && styles.end,
        preview?.end === null && styles.alone,
      )}
    >
      <button
        type='button'
        data-day={day}
        tabIndex={day === focusable ? 0 : -1}
        aria-pressed={isChosen}
        aria-disabled={refusal !== null || undefined}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onPick(day)}
        onKeyDown={onPress}
        onPointerEnter={() => onActiveDay(day)}
        onPointerLeave={() => onActiveDay(null)}
        onFocus={() => onActiveDay(day)}
        className={classes(styles.day, day === today && styles.today)}
      >
        <span className='hidden-label'>{labels.label(day)}</span>
        <span
          aria-hidden='true'
          className={classes(isRefused && styles.refused, isTaken && styles.taken)}
        >
          {Number(day.slice(8))}
        </span>
        {noteFor && (
          <span aria-hidden='true' className={styles.note}>
            {note()}
          </span>
        )}
      </button>
    </td>
  )
}

/** Only these days are struck out: others may still end a stay or lie within one. */
function isUnavailable({ code }: Refusal): boolean {
  return code !== 'no_start' && code !== 'too_close'
}

/** Previews the range up to the active day until the end is chosen. */
function previewRange({ value, rules }: DateRangePickerProps, activeDay: string | null) {
  if (!value || value.end !== null || activeDay === null || activeDay <= value.start) return value
  return refuseDay(activeDay, value, rules) ? value : { start: value.start, end: activeDay }
}
