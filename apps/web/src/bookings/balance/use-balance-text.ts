import type { BookingBalance } from '@marea/contract/bookings/part-payment.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

export function useBalanceText() {
  const t = useText()
  const language = useLanguage()
  return ({ amount, paid, dueOn, card }: BookingBalance): string =>
    t('rest.summary', {
      paid: formatMoney(paid.amount, language),
      amount: formatMoney(amount.amount, language),
      day: formatDay(dueOn, language, 'medium'),
      card: cardName(card, t('card.unknown')),
    })
}
