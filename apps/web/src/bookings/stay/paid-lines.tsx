import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'

/** What was paid by which method, and what was refunded to which. */
export function PaidLines({ booking: { paid, refunded, rest } }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const lines = [
    { text: 'bookings.paid_card', amount: paid.card.amount },
    { text: 'bookings.paid_wallet', amount: paid.credit.amount },
    { text: 'bookings.back_card', amount: -refunded.card.amount },
    { text: 'bookings.back_wallet', amount: -refunded.wallet.amount },
  ] as const
  return (
    <Lines>
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ text, amount }) => (
          <Line key={text} label={t(text)} {...(amount < 0 && { kind: 'less' as const })}>
            <Money amount={amount} />
          </Line>
        ))}
      {rest && (
        <Line label={t('rest.later', { day: formatDay(rest.dueOn, language, 'medium') })}>
          <Money amount={rest.amount.amount} />
        </Line>
      )}
    </Lines>
  )
}
