import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ReactNode } from 'react'
import { useGuestCountLabel } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { hasDates, type StayParams } from '#suites/stay-params.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './print.module.css'

type SummaryStayProps = {
  stay: StayParams
  /** Null while the price is loading, or without dates. */
  asked: object | null
  /** The day on which the price was computed. */
  on: string
  children: ReactNode
}

/** The dates as chosen with the price of that day, line by line. */
export function SummaryStay({ stay, asked, on, children }: SummaryStayProps) {
  const t = useText()
  const guestCounts = useGuestCountLabel()
  const language = useLanguage()
  if (!hasDates(stay)) return <p className={`soft ${styles.part}`}>{t('print.no_dates')}</p>
  return (
    <section className={`${styles.part} ${styles.stay}`}>
      <div>
        <Heading level={2}>{t('print.stay')}</Heading>
        <p>{formatDayRange(stay.checkIn, stay.checkOut, language, 'shortWeekday')}</p>
        <p>{guestCounts(stay)}</p>
      </div>
      <div>
        {!asked && <p className='soft'>{t('quote.loading')}</p>}
        {asked && !children && <p>{t('print.unpriced')}</p>}
        {children && (
          <>
            {children}
            <p className='tiny soft'>
              {t('print.as_of', { day: formatDay(on, language, 'medium') })}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
