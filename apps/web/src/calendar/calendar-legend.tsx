import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Legend } from '#ui/chart/chart-legend.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './night-calendar.module.css'
import { minimumStay, type Nights, rulesOf } from './nights.ts'

type CalendarLegendProps = { nights: Nights; start: string | null }

export function CalendarLegend({ nights, start }: CalendarLegendProps) {
  const t = useText()
  return (
    <Stack gap={2}>
      <p className='label'>
        <MinimumStay nights={nights} start={start} />
      </p>
      <Legend className={styles.key} aria-label={t('calendar.legend')}>
        <li>
          <span aria-hidden='true'>
            12 <small>850</small>
          </span>
          {t('calendar.legend_available')}
        </li>
        <li>
          <span aria-hidden='true' className={styles.taken}>
            12
          </span>
          {t('calendar.legend_booked')}
        </li>
        <li>
          <span aria-hidden='true'>
            12 <small>{t('calendar.check_out_only')}</small>
          </span>
          {t('calendar.legend_check_out')}
        </li>
        <li>
          <span aria-hidden='true' className={styles.chosen}>
            12
          </span>
          {t('calendar.legend_selected')}
        </li>
      </Legend>
    </Stack>
  )
}

function MinimumStay({ nights, start }: CalendarLegendProps) {
  const t = useText()
  const language = useLanguage()
  if (start) {
    const count = rulesOf(nights).minNights?.(start) ?? 1
    return t('calendar.min_stay_from', { count, day: formatDay(start, language, 'shortWeekday') })
  }
  const { least, most } = minimumStay(nights)
  if (least === most) return t('calendar.min_stay', { count: least })
  return t('calendar.min_stay_range', { least, most })
}
