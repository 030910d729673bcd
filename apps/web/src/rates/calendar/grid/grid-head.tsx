import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDay, weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { memo } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { isSelected, type SelectedNights } from '#rates/calendar/selection.ts'
import { daysLeft, weekday } from '#ui/calendar/month-weeks.ts'
import { classes } from '#ui/style/classes.ts'
import { cellStyle } from './cell-style.ts'
import styles from './grid.module.css'

type GridHeadProps = {
  first: string
  start: number
  end: number
  today: string
  nights: SelectedNights | null
  count: number
}

export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { first, start, end, today, nights, count } = props
  const t = useText()
  const days = Array.from({ length: end - start }, (_, index) => addDays(first, start + index))
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope='col' aria-colindex={1} className={styles.corner}>
          {t('owner_calendar.homes', { count })}
        </th>
        <td aria-hidden='true' style={cellStyle({ span: start })} />
        {days.map((day, index) => (
          <DayHead
            key={day}
            day={day}
            column={start + index}
            namesMonth={index === 0 || day.endsWith('-01')}
            isChosen={isSelected(nights, day)}
            isToday={day === today}
          />
        ))}
      </tr>
    </thead>
  )
})

type DayHeadProps = {
  day: string
  column: number
  namesMonth: boolean
  isChosen: boolean
  isToday: boolean
}

const DayHead = memo(function DayHead(props: DayHeadProps) {
  const { day, column, namesMonth, isChosen, isToday } = props
  const language = useLanguage()
  const name = weekdayNames(language)[weekday(day)]
  return (
    <th
      scope='col'
      aria-colindex={column + 2}
      aria-label={formatDay(day, language, 'full')}
      className={classes(
        styles.day,
        weekday(day) >= 5 && styles.weekend,
        isChosen && styles.chosenDay,
        isToday && styles.today,
      )}
    >
      {namesMonth && (
        <span
          className={classes(styles.month, day.endsWith('-01') && styles.monthStart)}
          style={cellStyle({ days: daysLeft(day) })}
        >
          <b>{startLine(formatDay(day, language, 'month'))}</b>
        </span>
      )}
      <small>{name?.long.charAt(0).toUpperCase()}</small>
      {Number(day.slice(8))}
    </th>
  )
})
