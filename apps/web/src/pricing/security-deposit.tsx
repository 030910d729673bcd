import type { Money } from '@marea/contract/platform/money.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

/** Beside a price, never in it: the security deposit is not charged with the booking. */
export function SecurityDeposit({ deposit }: { deposit: Money }) {
  const t = useText()
  const language = useLanguage()
  if (deposit.amount === 0) return null
  return (
    <p className='small'>
      <b>{t('price.security_deposit', { amount: formatMoney(deposit.amount, language) })}</b>
      <br />
      <span className='soft'>{t('price.security_deposit_note')}</span>
    </p>
  )
}
