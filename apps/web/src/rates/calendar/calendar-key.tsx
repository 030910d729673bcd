import { useText } from '#platform/texts/texts.tsx'
import { Legend } from '#ui/chart/chart-legend.tsx'
import { classes } from '#ui/style/classes.ts'
import bar from './bar.module.css'
import styles from './calendar.module.css'

const marks = {
  now: classes(bar.booking, bar.now),
  booking: bar.booking,
  hold: bar.hold,
  block: bar.block,
  import: bar.external,
  conflict: classes(bar.booking, bar.conflict),
  selected: styles.selected,
} as const

export function CalendarKey() {
  const t = useText()
  return (
    <Legend className={styles.key}>
      {(['now', 'booking', 'hold', 'block', 'import', 'conflict', 'selected'] as const).map(
        (mark) => (
          <li key={mark}>
            <i className={marks[mark]} />
            {t(`owner_calendar.key.${mark}`)}
          </li>
        ),
      )}
      <li className={styles.note}>{t('owner_calendar.key.note')}</li>
    </Legend>
  )
}
