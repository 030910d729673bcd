import type { NearestStay } from '@marea/contract/calendar/endpoints.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import type { StayParams } from '#suites/stay-params.ts'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './nearest-stays.module.css'

type NearestStaysProps = {
  nearest: readonly NearestStay[]
  stay: StayParams
  onChange: (change: Partial<StayParams>) => void
}

/** Available stays of the same length; each is chosen by one click. */
export function NearestStays({ nearest, stay, onChange }: NearestStaysProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={styles.stays} aria-label={t('quote.nearest_label')}>
      {nearest.map(({ checkIn, checkOut, total }) => (
        <li key={checkIn}>
          <button
            type='button'
            className={styles.stay}
            onClick={() => onChange({ checkIn, checkOut })}
          >
            <span>
              <b>{formatDayRange(checkIn, checkOut, language)}</b>{' '}
              <Shift days={stay.checkIn ? nightsBetween(stay.checkIn, checkIn) : 0} />
            </span>
            {total && (
              <span className={styles.total}>
                {formatMoney(total.amount, language)}
                <Estimate amount={total.amount} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Shift({ days }: { days: number }) {
  const t = useText()
  if (days === 0) return null
  const text = days < 0 ? 'quote.earlier' : 'quote.later'
  return <span className='small soft'>{t(text, { count: Math.abs(days) })}</span>
}
