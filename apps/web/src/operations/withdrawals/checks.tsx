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
    <Section level={3} size='plain' title={t('admin_payouts.checks')}>
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
  const account = t('admin_payouts.check.account', {
    bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
    day: time.companyDay(accountAddedAt, 'medium'),
    count: accountPaid,
  })
  const returned = accountReturned
    ? t('admin_payouts.check.returned', { count: accountReturned })
    : t('admin_payouts.check.none_returned')
  const isLarger = warnings.includes('larger_than_before')
  const size = largestPaid
    ? t(isLarger ? 'admin_payouts.check.larger' : 'admin_payouts.check.usual', {
        times: (amount.amount / Math.max(1, largestPaid.amount)).toFixed(1),
        amount: formatMoney(largestPaid.amount, language),
      })
    : t('admin_payouts.check.first')
  return [
    { isWarning: isLarger, text: size },
    { isWarning: warnings.includes('account_new'), text: account },
    { isWarning: warnings.includes('account_returned'), text: returned },
    {
      isWarning: warnings.includes('security_changed'),
      text: securityChangedAt
        ? t('admin_payouts.check.security', { day: time.companyDay(securityChangedAt, 'medium') })
        : t('admin_payouts.check.no_security'),
    },
    ...(['just_below_limit', 'split'] as const).flatMap((warning) =>
      warnings.includes(warning)
        ? [{ isWarning: true, text: t(`admin_payouts.warning.${warning}`) }]
        : [],
    ),
  ]
}
