import type { RefundCurve, RefundSplit } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useId, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { RefundLine } from './refund-line.tsx'
import styles from './stay.module.css'

type RefundsProps = { booking: Booking; curve: RefundCurve; now: number }

export function Refunds({ booking, curve, now }: RefundsProps) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const last = curve.points.length - 1
  const point = curve.points[Math.min(chosen, last)]
  const day = point ? formatDay(point.on, language, 'longWeekday') : ''
  return (
    <Section title={t('bookings.refunds')} size='heading' aria-label={t('bookings.refunds')}>
      <p>
        {t('bookings.refund_today', {
          back: formatMoney(curve.now.total.amount, language),
          paid: formatMoney((booking.rest?.paid ?? booking.total).amount, language),
        })}
      </p>
      <RefundLine curve={curve} timeZone={booking.timeZone} now={now} />
      {point && (
        <>
          <label htmlFor={id}>
            {t('bookings.refund_on')} <b>{day}</b>
          </label>
          <input
            id={id}
            type='range'
            className={styles.dayRange}
            min={0}
            max={last}
            value={Math.min(chosen, last)}
            aria-valuetext={`${day}: ${formatMoney(point.refund.total.amount, language)}`}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <RefundLines refund={point.refund} />
        </>
      )}
    </Section>
  )
}

const parts = ['rent', 'fees', 'taxes', 'coupon'] as const
const destinations = ['card', 'wallet'] as const

function RefundLines({ refund }: { refund: RefundSplit }) {
  const t = useText()
  return (
    <Lines>
      {parts
        .filter((part) => refund[part].amount !== 0)
        .map((part) => (
          <Line key={part} label={t(`bookings.refund.${part}`)}>
            <Money amount={refund[part].amount} />
          </Line>
        ))}
      <Line label={t('bookings.refund.total')} kind='total'>
        <Money amount={refund.total.amount} />
      </Line>
      {destinations
        .filter((wallet) => refund[wallet].amount !== 0)
        .map((purse) => (
          <Line key={purse} label={t(`bookings.refund.${purse}`)} kind='sub'>
            <Money amount={refund[purse].amount} />
          </Line>
        ))}
    </Lines>
  )
}
