import { expenseCategories, maxVendorLength } from '@marea/contract/expenses/choices.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { useNewExpense } from './use-new-expense.ts'

export type NewExpenseState = ReturnType<typeof useNewExpense>

type ExpenseFieldsProps = {
  expense: NewExpenseState
  suites: ExpensePage['suites']
  isAsked: boolean
  /** Fields that follow the amount and the description, for operations. */
  afterAmount?: ReactNode
  afterConcept?: ReactNode
  onSuite?: (slug: string) => void
}

export function ExpenseFields(props: ExpenseFieldsProps) {
  const t = useText()
  const { expense, suites, isAsked, afterAmount, afterConcept } = props
  const { typed, type, faults } = expense
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
      {afterAmount}
      <Field
        label={t('expense.concept')}
        name='concept'
        maxLength={200}
        value={typed.concept}
        onChange={({ target }) => type({ concept: target.value })}
        hint={t('expense.concept_hint')}
        error={wrong('concept')}
      />
      {afterConcept}
      <Field
        label={t('expense.vendor')}
        name='vendor'
        maxLength={maxVendorLength}
        value={typed.vendor}
        onChange={({ target }) => type({ vendor: target.value })}
        hint={t('expense.vendor_hint')}
      />
      <Assignment {...{ expense, suites, wrong }} onSuite={props.onSuite} />
    </>
  )
}

type AssignmentProps = Pick<ExpenseFieldsProps, 'expense' | 'suites'> & {
  wrong: (name: keyof NewExpenseState['faults']) => string | undefined
  onSuite: ExpenseFieldsProps['onSuite'] | undefined
}

function Assignment({ expense, suites, wrong, onSuite }: AssignmentProps) {
  const t = useText()
  const { typed, type, choose, today, oldest } = expense
  return (
    <>
      <Select
        label={t('expense.category')}
        options={expenseCategories.map((id) => ({ id, label: t(`expense.category.${id}`) }))}
        value={typed.category ?? null}
        onChange={choose}
        error={wrong('category')}
      />
      <Select
        label={t('expense.home')}
        options={suites.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={typed.suite || null}
        onChange={(suite) => {
          type({ suite })
          onSuite?.(suite)
        }}
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
