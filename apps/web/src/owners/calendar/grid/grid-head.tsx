import { addDays } from '@marea/contract/calendar/nights.ts'
import { formatDay, weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { memo } from 'react'
import { isSelected, type SelectedNights } from '#owners/calendar/selection.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
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
  /** How many homes the grid has. */
  count: number
}

export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { first, start, end, today, nights, count } = props
  const t = useText()
  const language = useLanguage()
  const initials = weekdayNames(language).map(({ long }) => long.charAt(0).toUpperCase())
  const days = Array.from({ length: end - start }, (_, index) => addDays(first, start + index))
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope='col' aria-colindex={1} className={styles.corner}>
          {t('owner_calendar.homes', { count })}
        </th>
        {days.map((day, index) => (
          <th
            key={day}
            scope='col'
            aria-colindex={start + index + 2}
            aria-label={formatDay(day, language, 'full')}
            style={cellStyle({ at: start + index })}
            className={classes(
              styles.day,
              weekday(day) >= 5 && styles.weekend,
              isSelected(nights, day) && styles.chosenDay,
              day === today && styles.today,
            )}
          >
            {(index === 0 || day.endsWith('-01')) && (
              <span
                className={classes(styles.month, day.endsWith('-01') && styles.monthStart)}
                style={cellStyle({ days: daysLeft(day) })}
              >
                <b>{formatDay(day, language, 'month')}</b>
              </span>
            )}
            <small>{initials[weekday(day)]}</small>
            {Number(day.slice(8))}
          </th>
        ))}
      </tr>
    </thead>
  )
})
