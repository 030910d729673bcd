import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type VoidExpenseProps = {
  expense: Expense
  onClose: () => void
  onVoided: () => Promise<void>
}

export function VoidExpense({ expense: { id }, onClose, onVoided }: VoidExpenseProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < 3

  const body = isShort ? undefined : { reason }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('DELETE /owner/expenses/:id', { params: { id }, body })
    toast.success(t('expense.void_done'))
    onClose()
    await onVoided()
  })

  return (
    <Form kind='sheet' {...form}>
      <TextArea
        label={t('expense.reason')}
        name='reason'
        rows={2}
        maxLength={500}
        hint={t('expense.void_description')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isAsked && isShort ? t('expense.reason_short') : undefined}
      />
      <ActionError title={t('expense.not_voided')} error={error} />
      <FormFooter>
        <Button type='submit' kind='danger' wide busy={isBusy}>
          {t('expense.void')}
        </Button>
      </FormFooter>
    </Form>
  )
}
