import type { ChangeQuote } from '@marea/contract/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings.ts'
import { useText } from '#platform/texts.tsx'
import { Line, Lines } from '#ui/lines.tsx'
import { Money } from '#ui/money.tsx'

/** The new total against the old, and the one amount that moves. */
export function Difference({ booking, change }: { booking: Booking; change: ChangeQuote }) {
  const t = useText()
  const { quote, charge, refund } = change
  return (
    <Lines>
      <Line label={t('bookings.before')}>
        <Money amount={booking.total.amount} />
      </Line>
      <Line label={t('bookings.after')}>
        <Money amount={quote.total.amount} />
      </Line>
      {charge.amount > 0 ? (
        <Line label={t('price.due')} kind='total'>
          <Money amount={charge.amount} />
        </Line>
      ) : (
        <Line label={t('bookings.refund.total')} kind='total'>
          <Money amount={refund.total.amount} />
        </Line>
      )}
    </Lines>
  )
}
