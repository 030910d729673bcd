import type { PayoutAccount } from '@marea/contract/statements/financials/payouts.ts'
import { canReceive } from '@marea/contract/wallet/bank-account-rules.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'

type AccountChoiceProps = {
  accounts: readonly PayoutAccount[]
  value: string
  onChange: (id: string) => void
  /** Leaves out accounts that receive no payout today. */
  isReadyOnly?: boolean
}

export function AccountChoice({ accounts, value, onChange, isReadyOnly }: AccountChoiceProps) {
  const t = useText()
  const noteOf = useAccountNote()
  const shown = isReadyOnly ? accounts.filter(canReceive) : accounts
  if (shown.length === 0) {
    const isNew = accounts.some(({ readyOn }) => readyOn !== null)
    return <p>{t(`problem.payouts.bank_account_${isNew ? 'new' : 'unusable'}`)}</p>
  }
  return (
    <RadioChoice
      label={t('payouts.to_account')}
      name='bankAccountId'
      options={shown.map((account) => ({
        value: account.id,
        label: t(`payouts.bank.${account.kind}`, { bank: account.bankName }),
        note: noteOf(account),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** The end of its number, and what keeps it from receiving payouts. */
export function useAccountNote(): (account: PayoutAccount) => string {
  const t = useText()
  const time = useTimeFormat()
  return ({ lastFour, readyOn, isUnusable }) => {
    if (isUnusable) return t('payouts.unusable', { lastFour })
    return readyOn
      ? t('payouts.ready_on', { lastFour, day: time.day(readyOn, 'medium') })
      : t('payouts.ends_in', { lastFour })
  }
}
