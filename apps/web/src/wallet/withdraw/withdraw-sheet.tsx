import { canReceive } from '@marea/contract/wallet/bank-account-rules.ts'
import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { type ReactNode, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { accountName } from '#wallet/bank/account-name.ts'
import { useAccountFacts } from '#wallet/bank/use-account-facts.ts'
import { Maturing } from '#wallet/maturing.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

type WithdrawSheetProps = {
  wallet: Wallet
  accounts: BankAccount[]
  /** Opens the form for a new bank account. */
  addAccount: ReactNode
  onClose: () => void
  onSent: () => Promise<void>
}

export function WithdrawSheet(props: WithdrawSheetProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('wallet.withdraw')}>
      <SheetContent {...props} />
    </Sheet>
  )
}

function SheetContent(props: WithdrawSheetProps) {
  const t = useText()
  const time = useTimeFormat()
  const { wallet, accounts, addAccount } = props
  if (!wallet.withdrawals.isOpen) {
    return (
      <Notice tone='warn' title={t('wallet.closed')}>
        {t('wallet.closed_description')}
      </Notice>
    )
  }
  if (accounts.length === 0) {
    return (
      <EmptyState title={t('wallet.no_account')} level={3} actions={addAccount}>
        {t('wallet.no_account_description')}
      </EmptyState>
    )
  }
  if (!accounts.some(canReceive)) {
    const [first] = accounts.flatMap(({ readyOn }) => readyOn ?? []).toSorted()
    if (!first) {
      return (
        <EmptyState title={t('bank.unusable')} level={3} actions={addAccount}>
          {t('problem.payouts.bank_account_unusable')}
        </EmptyState>
      )
    }
    return (
      <EmptyState title={t('bank.ready_on', { day: time.day(first, 'longWeekday') })} level={3}>
        {t('problem.payouts.bank_account_new')}
      </EmptyState>
    )
  }
  if (wallet.withdrawable.amount === 0) {
    return (
      <EmptyState title={t('wallet.nothing_to_withdraw')} level={3}>
        {wallet.maturing.length > 0 ? <Maturing maturing={wallet.maturing} /> : undefined}
      </EmptyState>
    )
  }
  return <Fields {...props} />
}

function Fields(props: WithdrawSheetProps) {
  const { wallet, accounts } = props
  const t = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const amount = parseMoney(typed)
  const withdrawal = useWithdrawal(props, amount)
  const { account, terms, maxAmount, amountError, isBusy, error } = withdrawal
  return (
    <Form kind='sheet' {...withdrawal.form}>
      <MoneyField
        label={t('wallet.amount_label')}
        name='amount'
        placeholder='0.00'
        value={typed}
        onChange={setTyped}
        hint={t('wallet.withdrawable_from', { amount: formatMoney(maxAmount, language) })}
        error={amountError && t(amountError)}
        aside={
          <TextButton onClick={() => setTyped(typedMoney(maxAmount))}>
            {t('wallet.withdraw_all')}
          </TextButton>
        }
      />
      {wallet.maturing.length > 0 && (
        <div className='soft small'>
          <Maturing maturing={wallet.maturing} />
        </div>
      )}
      <AccountChoice
        accounts={accounts}
        value={withdrawal.accountId}
        onChange={withdrawal.setAccountId}
      />
      {account && terms && <WithdrawalTerms account={account} terms={terms} amount={amount ?? 0} />}
      <ActionError title={t('problem.wallet.withdrawal_failed')} error={error} />
      <FormSubmit busy={isBusy}>
        {amount
          ? t('wallet.withdraw_amount', { amount: formatMoney(amount, language) })
          : t('wallet.withdraw')}
      </FormSubmit>
    </Form>
  )
}

function useWithdrawal(
  { wallet, accounts, onClose, onSent }: WithdrawSheetProps,
  amount: number | undefined,
) {
  const t = useText()
  const [accountId, setAccountId] = useState(accounts.find(canReceive)?.id)
  const [send] = useState(createIdempotentCall)
  const account = accounts.find(({ id }) => id === accountId)
  const terms = wallet.withdrawals.terms.find(({ country }) => country === account?.country)
  const fee = terms?.fee.amount ?? 0
  const maxAmount = Math.max(0, wallet.withdrawable.amount - fee)
  const fault = amountErrorOf(amount, maxAmount)

  const body = fault || !amount || !account ? undefined : { bankAccountId: account.id, amount }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await withRecentSignIn(() =>
      send(body, (idempotencyKey) => call('POST /wallet/withdrawals', { body, idempotencyKey })),
    )
    toast.success(t('wallet.withdrawn'))
    onClose()
    await onSent()
  })
  const isShown = isAsked || fault === 'wallet.amount_too_much'
  const amountError = isShown ? fault : undefined
  const chosen = { account, accountId, setAccountId, terms }
  return { ...chosen, maxAmount, amountError, isBusy, error, form }
}

type AmountError = 'wallet.amount_missing' | 'wallet.amount_too_much'

function amountErrorOf(amount: number | undefined, maxAmount: number): AmountError | undefined {
  if (!amount) return 'wallet.amount_missing'
  return amount > maxAmount ? 'wallet.amount_too_much' : undefined
}

type AccountChoiceProps = {
  accounts: BankAccount[]
  value: string | undefined
  onChange: (id: string) => void
}

function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const t = useText()
  const factsOf = useAccountFacts()
  return (
    <RadioChoice
      label={t('wallet.to_account')}
      name='bankAccountId'
      options={accounts.map((account) => ({
        value: account.id,
        label: accountName(account),
        note: factsOf(account),
        isDisabled: !canReceive(account),
      }))}
      value={value ?? ''}
      onChange={onChange}
    />
  )
}
