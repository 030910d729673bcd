import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

export type RefundDestination = 'wallet' | 'card'

type RefundDestinationChoiceProps = {
  refund: ChangeQuote['refund']
  /** From this day the card's part can be withdrawn from the wallet. */
  withdrawableOn: string
  value: RefundDestination
  onChange: (to: RefundDestination) => void
}

/** Refund to the original payment method, or everything to the wallet now. */
export function RefundDestinationChoice(props: RefundDestinationChoiceProps) {
  const { refund, withdrawableOn, value, onChange } = props
  const t = useText()
  const time = useTimeFormat()
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
          note: t('bookings.to_wallet_description', {
            amount: money(card.amount),
            day: time.day(withdrawableOn, 'long'),
          }),
          end: money(total.amount),
        },
      ]}
      value={value}
      onChange={(to) => onChange(to === 'card' ? 'card' : 'wallet')}
    />
  )
}
