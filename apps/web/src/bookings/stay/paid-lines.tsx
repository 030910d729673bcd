import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'

export function PaidLines({ booking: { paid, refunded, rest } }: { booking: Booking }) {
  const t = useText()
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
  return <PaymentLines lines={lines} rest={rest} />
}

type PaymentLinesProps = {
  lines: readonly { label: string; amount: number }[]
  rest: Booking['rest']
}

/** What was paid and refunded, each way that moved money, and what is still due. */
export function PaymentLines({ lines, rest }: PaymentLinesProps) {
  const t = useText()
  const language = useLanguage()
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
