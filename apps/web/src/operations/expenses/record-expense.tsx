import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useState } from 'react'
import { ExpenseFields } from '#expenses/form/expense-fields.tsx'
import { RepeatsChoice } from '#expenses/form/repeats-choice.tsx'
import { useNewExpense } from '#expenses/form/use-new-expense.ts'
import { ReceiptInput } from '#expenses/receipts/receipt-input.tsx'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import {
  AskFirst,
  LimitNote,
  Markup,
  PayerChoice,
  TranslationFields,
} from './operations-fields.tsx'
import { useOwnerLimit } from './use-owner-limit.ts'
import { useSendExpense } from './use-send-expense.ts'

type RecordExpenseProps = {
  suites: ExpensePage['suites']
  onClose: () => void
  onDone: () => Promise<void>
}

export function RecordExpense(props: RecordExpenseProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('expense.add')}>
      <Fields {...props} />
    </Sheet>
  )
}

function Fields({ suites, onClose, onDone }: RecordExpenseProps) {
  const t = useText()
  const expense = useNewExpense({ suite: '', category: undefined, paidBy: 'marea' })
  const [asksFirst, setAsksFirst] = useState(false)
  const [receipt, setReceipt] = useState<File | null>(null)
  const [limit, loadLimit] = useOwnerLimit()
  const send = useSendExpense()
  const isByMarea = expense.typed.paidBy === 'marea'

  const { isAsked, isBusy, error, form } = useSubmission(expense.body, async () => {
    const recorded = await send(expense, { asksFirst, receipt })
    toast.success(t(recorded?.of === 'request' ? 'expense.asked' : 'expense.added'))
    onClose()
    await onDone()
  })

  return (
    <Form kind='sheet' {...form}>
      <ExpenseFields
        expense={expense}
        suites={suites}
        isAsked={isAsked}
        onSuite={loadLimit}
        afterAmount={isByMarea && <Markup expense={expense} isAsked={isAsked} />}
        afterConcept={<TranslationFields expense={expense} isAsked={isAsked} />}
      />
      <PayerChoice expense={expense} />
      {isByMarea && <AskFirst isOn={asksFirst} onChange={setAsksFirst} />}
      {!(isByMarea && asksFirst) && <RepeatsChoice expense={expense} />}
      <ReceiptInput label={t('expense.receipt_add')} chosen={receipt} onChoose={setReceipt} />
      {isByMarea && !asksFirst && <LimitNote expense={expense} limit={limit} />}
      <ActionError title={t(asksFirst ? 'expense.not_asked' : 'expense.not_added')} error={error} />
      <FormFooter>
        <SaveButton expense={expense} asks={isByMarea && asksFirst} isBusy={isBusy} />
      </FormFooter>
    </Form>
  )
}

type SaveButtonProps = {
  expense: ReturnType<typeof useNewExpense>
  asks: boolean
  isBusy: boolean
}

function SaveButton({ expense: { amount, markup, typed }, asks, isBusy }: SaveButtonProps) {
  const t = useText()
  const language = useLanguage()
  const total = (amount ?? 0) + (typed.paidBy === 'marea' ? markup : 0)
  const label = amount
    ? t('expense.save_amount', { amount: formatMoney(total, language) })
    : t('expense.save')
  return (
    <Button type='submit' wide busy={isBusy}>
      {asks ? t('expense.ask') : label}
    </Button>
  )
}
