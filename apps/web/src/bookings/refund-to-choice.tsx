import type { ChangeQuote } from '@marea/contract/booking-changes.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { RadioChoice } from '#ui/radio-choice.tsx'

export type RefundTo = 'wallet' | 'card'

type RefundToChoiceProps = {
  refund: ChangeQuote['refund']
  value: RefundTo
  onChange: (to: RefundTo) => void
}

/** Back where it was paid from, or all of it to the wallet now. */
export function RefundToChoice({ refund, value, onChange }: RefundToChoiceProps) {
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
          note: t('bookings.to_wallet_says'),
          end: money(total.amount),
        },
      ]}
      value={value}
      onChange={(to) => onChange(to === 'card' ? 'card' : 'wallet')}
    />
  )
}
