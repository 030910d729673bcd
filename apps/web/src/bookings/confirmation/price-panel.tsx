import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import type { ReactNode } from 'react'
import { PaymentLines } from '#bookings/stay/paid-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { confirmedAt } from './next-steps.ts'
import styles from './price-panel.module.css'

type PricePanelProps = { booking: Booking; lines: ReactNode; after: ReactNode }

export function PricePanel({ booking, lines, after }: PricePanelProps) {
  const t = useText()
  const time = useTimeFormat()
  const paidAt = confirmedAt(booking)
  return (
    <Card
      as='aside'
      kind='price'
      className={styles.panel}
      aria-label={t(booking.rest ? 'price.total' : 'confirmed.paid_total')}
    >
      <Heading level={2} size='plain' className={styles.total}>
        <span className='soft small'>
          {t(booking.rest ? 'price.total' : 'confirmed.paid_total')}
        </span>
        <Money amount={booking.total.amount} large withCurrency />
      </Heading>
      {lines}
      <div>
        <h3 className='small soft'>{t('confirmed.paid_with')}</h3>
        <PaidWith booking={booking} />
      </div>
      {paidAt && (
        <p className='tiny soft'>
          {t('confirmed.paid_at', {
            day: time.dayIn(booking.timeZone, paidAt, 'long'),
            time: time.timeIn(booking.timeZone, paidAt),
            place: t(`place.${booking.place}`),
          })}
        </p>
      )}
      {after}
    </Card>
  )
}

function PaidWith({ booking: { paid, refunded, rest } }: Pick<PricePanelProps, 'booking'>) {
  const t = useText()
  const cards = paid.cards.map((card) => cardName(card, t('card.unknown')))
  const lines = [
    { label: t('confirmed.paid_wallet'), amount: paid.credit.amount },
    { label: cards.join(', ') || t('bookings.paid_card'), amount: paid.card.amount },
    { label: t('bookings.back_wallet'), amount: -refunded.wallet.amount },
    { label: t('bookings.back_card'), amount: -refunded.card.amount },
  ]
  return <PaymentLines lines={lines} rest={rest} />
}
