import {
  minPayoutAmount,
  type OwnerPayouts,
} from '@marea/contract/statements/financials/payouts.ts'
import { canReceive } from '@marea/contract/wallet/bank-account-rules.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { AccountChoice } from './account-choice.tsx'
import { chosenAccount } from './payout-texts.ts'

type PayoutSheetProps = {
  payouts: OwnerPayouts
  onClose: () => void
  onSent: () => Promise<void>
}

export function PayoutSheet(props: PayoutSheetProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('payouts.pay_now')}>
      <PayoutForm {...props} />
    </Sheet>
  )
}

function PayoutForm({ payouts, onClose, onSent }: PayoutSheetProps) {
  const t = useText()
  const language = useLanguage()
  const { payable, accounts, reserve } = payouts
  const ready = accounts.filter(canReceive)
  const [typed, setTyped] = useState(typedMoney(payable))
  const [accountId, setAccountId] = useState(
    ready.find(({ id }) => id === chosenAccount(payouts)?.id)?.id ?? ready[0]?.id ?? '',
  )
  const [send] = useState(createIdempotentCall)
  const amount = parseMoney(typed)
  const wrong = errorOf(amount, payable)

  const body = wrong || !amount || !accountId ? undefined : { bankAccountId: accountId, amount }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await withRecentSignIn(() =>
      send(body, (idempotencyKey) => call('POST /owner/payouts', { body, idempotencyKey })),
    )
    toast.success(t('payouts.requested'))
    onClose()
    await onSent()
  })

  return (
    <Form kind='sheet' {...form}>
      <MoneyField
        label={t('payouts.amount_label')}
        name='amount'
        value={typed}
        onChange={setTyped}
        hint={t(reserve.amount > 0 ? 'payouts.payable_reserve' : 'payouts.payable', {
          amount: formatMoney(payable, language),
          reserve: formatMoney(reserve.amount, language),
        })}
        error={wrong && isAsked ? t(wrong) : undefined}
        aside={
          <TextButton onClick={() => setTyped(typedMoney(payable))}>
            {t('payouts.whole')}
          </TextButton>
        }
      />
      <AccountChoice accounts={accounts} value={accountId} onChange={setAccountId} isReadyOnly />
      <p className='soft small'>{t('payouts.no_fee')}</p>
      <ActionError title={t('payouts.not_requested')} error={error} />
      <FormSubmit busy={isBusy} disabled={ready.length === 0}>
        {t('payouts.pay_amount', { amount: formatMoney(amount ?? 0, language) })}
      </FormSubmit>
    </Form>
  )
}

function errorOf(amount: number | undefined, payable: number) {
  if (amount === undefined || amount < minPayoutAmount) return 'payouts.amount_small'
  return amount > payable ? 'payouts.amount_large' : undefined
}
