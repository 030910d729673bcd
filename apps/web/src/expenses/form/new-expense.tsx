import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useState } from 'react'
import type { ExpenseSelection } from '#expenses/expense-filters.ts'
import { ReceiptInput } from '#expenses/receipts/receipt-input.tsx'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import { RepeatsChoice } from './repeats-choice.tsx'
import { useNewExpense } from './use-new-expense.ts'
import { useRecord } from './use-record.ts'

type NewExpenseProps = {
  suites: ExpensePage['suites']
  shown: ExpenseSelection
  onClose: () => void
  onAdded: () => Promise<void>
}

export function NewExpense(props: NewExpenseProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('expense.add')}>
      <Fields {...props} />
    </Sheet>
  )
}

function Fields({ suites, shown, onClose, onAdded }: NewExpenseProps) {
  const t = useText()
  const language = useLanguage()
  const only = suites.length === 1 ? suites[0]?.slug : undefined
  const expense = useNewExpense({
    suite: shown.suite ?? only ?? '',
    category: shown.category,
    paidBy: 'owner',
  })
  const [receipt, setReceipt] = useState<File | null>(null)
  const record = useRecord()
  const { amount, body } = expense

  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await record(body, receipt, async (idempotencyKey) => {
      const { id } = await call('POST /owner/expenses', { body, idempotencyKey })
      return { of: 'expense', id }
    })
    toast.success(t('expense.added'))
    onClose()
    await onAdded()
  })

  return (
    <Form kind='sheet' {...form}>
      <ExpenseFields expense={expense} suites={suites} isAsked={isAsked} />
      <RepeatsChoice expense={expense} />
      <ReceiptInput label={t('expense.receipt_add')} chosen={receipt} onChoose={setReceipt} />
      <ActionError title={t('expense.not_added')} error={error} />
      <FormSubmit busy={isBusy}>
        {amount
          ? t('expense.save_amount', { amount: formatMoney(amount, language) })
          : t('expense.save')}
      </FormSubmit>
    </Form>
  )
}
