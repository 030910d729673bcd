import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDay } from '#suites/days.ts'
import styles from './night-calendar.module.css'
import { minimumStay, type Nights, rulesOf } from './nights.ts'

type NightKeyProps = { nights: Nights; start: string | null }

export function NightKey({ nights, start }: NightKeyProps) {
  const t = useText()
  return (
    <div className={styles.key}>
      <p>
        <MinimumStay nights={nights} start={start} />
      </p>
      <ul aria-label={t('calendar.key')}>
        <li>
          <span aria-hidden='true'>
            12 <small>850</small>
          </span>
          {t('calendar.key_available')}
        </li>
        <li>
          <span aria-hidden='true' className={styles.taken}>
            12
          </span>
          {t('calendar.key_taken')}
        </li>
        <li>
          <span aria-hidden='true'>
            12 <small>{t('calendar.last_only')}</small>
          </span>
          {t('calendar.key_last')}
        </li>
        <li>
          <span aria-hidden='true' className={styles.chosen}>
            12
          </span>
          {t('calendar.key_chosen')}
        </li>
      </ul>
    </div>
  )
}

function MinimumStay({ nights, start }: NightKeyProps) {
  const t = useText()
  const language = useLanguage()
  if (start) {
    const count = rulesOf(nights).minNights?.(start) ?? 1
    return t('calendar.min_stay_from', { count, day: formatDay(start, language, 'weekday') })
  }
  const { least, most } = minimumStay(nights)
  if (least === most) return t('calendar.min_stay', { count: least })
  return t('calendar.min_stay_range', { least, most })
}
