import { maxExpenseAmount } from '@marea/contract/expenses/choices.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ApprovalLimitProps = { limit: number; onClose: () => void; onSaved: () => Promise<void> }

export function ApprovalLimit(props: ApprovalLimitProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('expense.limit_title')}>
      <LimitForm {...props} />
    </Sheet>
  )
}

function LimitForm({ limit, onClose, onSaved }: ApprovalLimitProps) {
  const t = useText()
  const [typed, setTyped] = useState(typedMoney(limit))
  const amount = parseMoney(typed)
  const isWrong = amount === undefined || amount > maxExpenseAmount

  const body = isWrong ? undefined : { amount }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('PUT /owner/expense-limit', { body })
    toast.success(t('expense.limit_saved'))
    onClose()
    await onSaved()
  })

  return (
    <Form kind='sheet' {...form}>
      <MoneyField
        label={t('expense.limit_label')}
        name='amount'
        value={typed}
        onChange={setTyped}
        hint={t('expense.limit_hint')}
        error={isAsked && isWrong ? t('expense.limit_wrong') : undefined}
      />
      <ActionError title={t('expense.limit_not_saved')} error={error} />
      <FormSubmit busy={isBusy}>{t('expense.limit_save')}</FormSubmit>
    </Form>
  )
}
