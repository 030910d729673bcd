import type { Expense } from '@marea/contract/expenses.ts'
import { type FormEvent, useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Form, FormFoot } from '#ui/form.tsx'
import { Refused } from '#ui/refused.tsx'

type VoidExpenseProps = {
  expense: Expense
  onClose: () => void
  onVoided: () => Promise<void>
}

export function VoidExpense({ expense: { id }, onClose, onVoided }: VoidExpenseProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, forgive } = useAttempt()
  const isShort = reason.trim().length < 3

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (isShort) return event.currentTarget.querySelector('textarea')?.focus()
    attempt(async () => {
      await call('DELETE /owner/expenses/:id', { params: { id }, body: { reason } })
      toast.success(t('expense.void_done'))
      onClose()
      await onVoided()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={forgive}>
      <TextArea
        label={t('expense.reason')}
        name='reason'
        rows={2}
        maxLength={500}
        hint={t('expense.void_says')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isAsked && isShort ? t('expense.reason_short') : undefined}
      />
      {error !== null && <Refused title={t('expense.not_voided')} error={error} />}
      <FormFoot>
        <Button type='submit' kind='danger' wide busy={isBusy}>
          {t('expense.void')}
        </Button>
      </FormFoot>
    </Form>
  )
}
