import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'

export function PaidLines({ booking: { paid, refunded, rest } }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const card = paid.cards.map((each) => cardName(each, t('card.unknown'))).join(', ')
  const lines = [
    {
      label: card ? t('bookings.paid_with', { card }) : t('bookings.paid_card'),
      amount: paid.card.amount,
    },
    { label: t('bookings.paid_wallet'), amount: paid.credit.amount },
    { label: t('bookings.back_card'), amount: -refunded.card.amount },
    { label: t('bookings.back_wallet'), amount: -refunded.wallet.amount },
  ]
  return (
    <Lines>
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => (
          <Line key={label} label={label} {...(amount < 0 && { kind: 'less' as const })}>
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
