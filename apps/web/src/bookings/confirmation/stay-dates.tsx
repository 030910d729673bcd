import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDay, weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { CSSProperties } from 'react'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { nightCells } from './night-cells.ts'
import styles from './stay-dates.module.css'

export function StayDates({ booking }: { booking: Booking }) {
  const t = useText()
  const { checkIn, checkOut, checkInAt, checkOutAt, nights } = booking
  const time = useTimeFormat()
  const timeOf = (at: string) => time.timeIn(booking.timeZone, at)
  const words = useGuestCountWords()
  const length = t('confirmed.nights_count', { count: nights })
  return (
    <section className={styles.stay} aria-label={t('confirmed.dates')}>
      <div className='measure'>
        <div className={styles.ends}>
          <End
            label={t('bookings.check_in')}
            day={checkIn}
            at={checkInAt}
            time={timeOf(checkInAt)}
            text='from_time'
          />
          <p className={`soft ${styles.length}`}>{`${length}, ${words(booking)}`}</p>
          <End
            label={t('bookings.check_out')}
            day={checkOut}
            at={checkOutAt}
            time={timeOf(checkOutAt)}
            text='until_time'
          />
        </div>
        <Nights checkIn={checkIn} checkOut={checkOut} />
      </div>
    </section>
  )
}

type EndProps = {
  label: string
  day: string
  at: string
  time: string
  text: 'from_time' | 'until_time'
}

function End({ label, day, at, time, text }: EndProps) {
  const t = useText()
  const language = useLanguage()
  const weekday = weekdayNames(language)[new Date(day).getUTCDay()]?.long ?? ''
  return (
    <div>
      <p className='soft'>{label}</p>
      <p className={`serif ${styles.day}`}>
        <time dateTime={at}>{formatDay(day, language, 'short')}</time>
      </p>
      <p>{t(`confirmed.${text}`, { weekday: startLine(weekday), time })}</p>
    </div>
  )
}

function Nights({ checkIn, checkOut }: Pick<Booking, 'checkIn' | 'checkOut'>) {
  const t = useText()
  const language = useLanguage()
  const cells = nightCells(checkIn, checkOut)
  const isByNight = cells.every(({ nights }) => nights === 1)
  const columns: CSSProperties = {
    gridTemplateColumns: cells.map(({ nights }) => `minmax(0, ${nights}fr)`).join(' '),
  }
  return (
    <ol className={styles.water} style={columns} aria-label={t('confirmed.nights')}>
      {cells.map(({ from, nights }) => (
        <li key={from}>
          {isByNight ? (
            <>
              <span>{formatDay(from, language, 'weekdayName')}</span> {Number(from.slice(8))}
            </>
          ) : (
            <>
              {formatDay(from, language, 'short')}{' '}
              <span>{t('confirmed.nights_count', { count: nights })}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
