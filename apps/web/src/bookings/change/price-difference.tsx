import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'

export function PriceDifference({ booking, change }: { booking: Booking; change: ChangeQuote }) {
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
          <Money amount={charge.amount} withCurrency />
          <Estimate amount={charge.amount} />
        </Line>
      ) : (
        <Line label={t('bookings.refund.total')} kind='total'>
          <Money amount={refund.total.amount} withCurrency />
        </Line>
      )}
    </Lines>
  )
}
