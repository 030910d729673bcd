import { expenseCategories } from '@marea/contract/expenses/choices.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import { usePeriodName } from './use-period-name.ts'

const all = 'all'

type ExpenseChoicesProps = { expenses: ExpensePage; shown: ExpenseSelection }

export function ExpenseChoices({ expenses, shown }: ExpenseChoicesProps) {
  const t = useText()
  const navigate = useNavigate()
  const nameOfPeriod = usePeriodName()

  function show(next: Partial<Record<'suite' | 'category' | 'period' | 'vendor', string>>) {
    navigate(expenseQuery({ ...shown, page: 0, ...next }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <FieldRow>
      {expenses.suites.length > 1 && (
        <Choice
          label={t('expense.home')}
          every={t('expense.all_homes')}
          options={expenses.suites.map(({ slug, name }) => ({ id: slug, label: name }))}
          value={shown.suite}
          onChange={(suite) => show({ suite })}
        />
      )}
      <Choice
        label={t('expense.period')}
        every={t('expense.any_period')}
        options={periodsOf(expenses, shown).map((id) => ({ id, label: nameOfPeriod(id) }))}
        value={shown.period}
        onChange={(period) => show({ period })}
      />
      <Choice
        label={t('expense.category')}
        every={t('expense.any_category')}
        options={expenseCategories.map((id) => ({ id, label: t(`expense.category.${id}`) }))}
        value={shown.category}
        onChange={(category) => show({ category })}
      />
      {(expenses.vendors.length > 0 || shown.vendor) && (
        <Choice
          label={t('expense.vendor')}
          every={t('expense.any_vendor')}
          options={[...new Set([...expenses.vendors, shown.vendor ?? ''])]
            .filter(Boolean)
            .map((id) => ({ id, label: id }))}
          value={shown.vendor}
          onChange={(vendor) => show({ vendor })}
        />
      )}
    </FieldRow>
  )
}

type ChoiceProps = {
  label: string
  every: string
  options: { id: string; label: string }[]
  value: string | undefined
  onChange: (value: string) => void
}

/** The first option removes the filter. */
function Choice({ label, every, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      options={[{ id: all, label: every }, ...options]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? '' : chosen)}
    />
  )
}

/** A range of months before all others, and each year before its months, the latest first. */
function periodsOf({ months }: ExpensePage, { period }: ExpenseSelection): string[] {
  const named = [...months.map(({ month }) => month), period ?? ''].filter(Boolean)
  const all = new Set(named.flatMap((each) => [each.slice(0, 4), each]))
  return [...all].toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1))
}

function sortKey(period: string): string {
  if (period.includes('..')) return '9999'
  return period.length === 4 ? `${period}-99` : period
}
