import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { chosenAccount } from './payout-texts.ts'

/** One sentence under the balance: what goes where, and when. */
export function NextPayoutNote({ payouts }: { payouts: OwnerPayouts }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { next, underway } = payouts
  const account = chosenAccount(payouts)
  return (
    <>
      {underway > 0 && <p>{t('payouts.underway', { amount: formatMoney(underway, language) })}</p>}
      {next && !next.isBelowMinimum && account && (
        <p>
          {t('payouts.goes', {
            amount: formatMoney(next.amount, language),
            bank: `${account.bankName} ${account.lastFour}`,
            day: time.day(next.on, 'longWeekday'),
          })}{' '}
          <TextLink to='#payouts'>{t('payouts.how')}</TextLink>
        </p>
      )}
    </>
  )
}
