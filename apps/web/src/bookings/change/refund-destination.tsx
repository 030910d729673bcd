import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

export type RefundDestination = 'wallet' | 'card'

type RefundDestinationChoiceProps = {
  refund: ChangeQuote['refund']
  value: RefundDestination
  onChange: (to: RefundDestination) => void
}

/** Refund to the original payment method, or everything to the wallet now. */
export function RefundDestinationChoice({ refund, value, onChange }: RefundDestinationChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const { total, wallet, card } = refund
  const parts = [
    card.amount > 0 && t('bookings.to_card_part', { amount: money(card.amount) }),
    wallet.amount > 0 && t('bookings.to_wallet_part', { amount: money(wallet.amount) }),
  ]
  if (card.amount === 0) {
    return <p className='soft'>{t('bookings.to_wallet_only', { amount: money(wallet.amount) })}</p>
  }
  return (
    <RadioChoice
      label={t('bookings.refund_to')}
      name='to'
      options={[
        {
          value: 'card',
          label: t('bookings.to_card'),
          note: parts.filter(Boolean).join(' '),
          end: money(total.amount),
        },
        {
          value: 'wallet',
          label: t('bookings.to_wallet'),
          note: t('bookings.to_wallet_description'),
          end: money(total.amount),
        },
      ]}
      value={value}
      onChange={(to) => onChange(to === 'card' ? 'card' : 'wallet')}
    />
  )
}
