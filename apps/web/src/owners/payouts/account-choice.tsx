import type { PayoutAccount } from '@marea/contract/owners/financials/payouts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'

type AccountChoiceProps = {
  accounts: readonly PayoutAccount[]
  value: string
  onChange: (id: string) => void
  /** Leaves out accounts that are too new for a payout today. */
  isReadyOnly?: boolean
}

export function AccountChoice({ accounts, value, onChange, isReadyOnly }: AccountChoiceProps) {
  const t = useText()
  const time = useTimeFormat()
  const shown = isReadyOnly ? accounts.filter(({ readyOn }) => readyOn === null) : accounts
  if (shown.length === 0) return <p>{t('problem.payouts.bank_account_new')}</p>
  return (
    <RadioChoice
      label={t('payouts.to_account')}
      name='bankAccountId'
      options={shown.map(({ id, bankName, lastFour, kind, readyOn }) => ({
        value: id,
        label: t(`payouts.bank.${kind}`, { bank: bankName }),
        note: readyOn
          ? t('payouts.ready_on', { lastFour, day: time.day(readyOn, 'medium') })
          : t('payouts.ends_in', { lastFour }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
