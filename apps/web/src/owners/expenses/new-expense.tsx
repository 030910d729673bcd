import { expenseCategories } from '@marea/contract/owners/expense-choices.ts'
import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { ExpenseSelection } from './expense-filters.ts'
import { useNewExpense } from './use-new-expense.ts'

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
  const isAdmin = useUser()?.profile === 'ADMIN'
  const only = suites.length === 1 ? suites[0]?.slug : undefined
  const expense = useNewExpense({
    suite: shown.suite ?? only ?? '',
    category: shown.category,
    paidBy: isAdmin ? 'marea' : 'owner',
  })
  const [isAsked, setAsked] = useState(false)
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { amount, body } = expense

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await send(body, (idempotencyKey) => call('POST /owner/expenses', { body, idempotencyKey }))
      toast.success(t('expense.added'))
      onClose()
      await onAdded()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <ExpenseFields expense={expense} suites={suites} isAsked={isAsked} />
      {isAdmin && <PayerChoice expense={expense} />}
      {error !== null && <ActionError title={t('expense.not_added')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {amount
            ? t('expense.save_amount', { amount: formatMoney(amount, language) })
            : t('expense.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type Typing = ReturnType<typeof useNewExpense>

type ExpenseFieldsProps = { expense: Typing; suites: ExpensePage['suites']; isAsked: boolean }

export function ExpenseFields({ expense, suites, isAsked }: ExpenseFieldsProps) {
  const t = useText()
  const { typed, type, faults, today, oldest } = expense
  const wrong = (name: keyof typeof faults) => {
    const fault = faults[name]
    return isAsked && fault ? t(fault) : undefined
  }
  return (
    <>
      <MoneyField
        label={t('expense.amount_label')}
        name='amount'
        placeholder='0.00'
        value={typed.amount}
        onChange={(amount) => type({ amount })}
        error={wrong('amount')}
      />
      <Field
        label={t('expense.concept')}
        name='concept'
        maxLength={200}
        value={typed.concept}
        onChange={({ target }) => type({ concept: target.value })}
        hint={t('expense.concept_hint')}
        error={wrong('concept')}
      />
      <Select
        label={t('expense.category')}
        options={expenseCategories.map((id) => ({ id, label: t(`expense.category.${id}`) }))}
        value={typed.category ?? null}
        onChange={expense.choose}
        error={wrong('category')}
      />
      <Select
        label={t('expense.home')}
        options={suites.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={typed.suite || null}
        onChange={(suite) => type({ suite })}
        error={wrong('suite')}
      />
      <Field
        type='date'
        label={t('expense.day')}
        name='spentOn'
        min={oldest}
        max={today}
        value={typed.spentOn}
        onChange={({ target }) => type({ spentOn: target.value })}
        hint={t('expense.day_hint')}
        error={wrong('spentOn')}
      />
    </>
  )
}

function PayerChoice({ expense: { typed, type } }: { expense: Typing }) {
  const t = useText()
  const payers = ['marea', 'owner'] as const
  return (
    <RadioChoice
      label={t('expense.paid_by')}
      name='paidBy'
      options={payers.map((payer) => ({
        value: payer,
        label: t(`expense.paid_by.${payer}`),
        note: t(`expense.paid_by.${payer}_note`),
      }))}
      value={typed.paidBy}
      onChange={(payer) => type({ paidBy: payer === 'marea' ? 'marea' : 'owner' })}
    />
  )
}
