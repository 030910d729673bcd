import type { OpenedWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'

export function Checks({ withdrawal }: { withdrawal: OpenedWithdrawal }) {
  const t = useText()
  return (
    <Section level={3} size='plain' title={t('payout_desk.checks')}>
      <Stack gap={3}>
        {useChecks(withdrawal).map(({ isWarning, text }) => (
          <State key={text} tone={isWarning ? 'warn' : 'good'}>
            {text}
          </State>
        ))}
      </Stack>
    </Section>
  )
}

function useChecks({ warnings, checks, bankAccount, amount }: OpenedWithdrawal) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { accountAddedAt, accountPaid, accountReturned, largestPaid, securityChangedAt } = checks
  const account = t('payout_desk.check.account', {
    bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
    day: time.companyDay(accountAddedAt, 'medium'),
    count: accountPaid,
  })
  const returned = accountReturned
    ? t('payout_desk.check.returned', { count: accountReturned })
    : t('payout_desk.check.none_returned')
  const isLarger = warnings.includes('larger_than_before')
  const size = largestPaid
    ? t(isLarger ? 'payout_desk.check.larger' : 'payout_desk.check.usual', {
        times: (amount.amount / Math.max(1, largestPaid.amount)).toFixed(1),
        amount: formatMoney(largestPaid.amount, language),
      })
    : t('payout_desk.check.first')
  return [
    { isWarning: isLarger, text: size },
    { isWarning: warnings.includes('account_new'), text: account },
    { isWarning: warnings.includes('account_returned'), text: returned },
    {
      isWarning: warnings.includes('security_changed'),
      text: securityChangedAt
        ? t('payout_desk.check.security', { day: time.companyDay(securityChangedAt, 'medium') })
        : t('payout_desk.check.no_security'),
    },
    ...(['just_below_limit', 'split'] as const).flatMap((warning) =>
      warnings.includes(warning)
        ? [{ isWarning: true, text: t(`payout_desk.warning.${warning}`) }]
        : [],
    ),
  ]
}
