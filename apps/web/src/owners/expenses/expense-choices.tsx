import { expenseCategories } from '@marea/contract/owners/expense-choices.ts'
import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Select } from '#ui/form/select.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import styles from './expenses.module.css'

const all = 'all'

type ExpenseChoicesProps = { expenses: ExpensePage; shown: ExpenseSelection }

export function ExpenseChoices({ expenses, shown }: ExpenseChoicesProps) {
  const t = useText()
  const navigate = useNavigate()
  const time = useTimeFormat()
  const months = new Set([...expenses.months.map(({ month }) => month), shown.month ?? ''])

  function show(next: { suite?: string; category?: string; month?: string }) {
    navigate(expenseQuery({ ...shown, page: 0, ...next }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className={styles.choices}>
      {expenses.suites.length > 1 && (
        <Select
          label={t('expense.home')}
          options={[
            { id: all, label: t('expense.all_homes') },
            ...expenses.suites.map(({ slug, name }) => ({ id: slug, label: name })),
          ]}
          value={shown.suite ?? all}
          onChange={(suite) => show({ suite: suite === all ? '' : suite })}
        />
      )}
      <Select
        label={t('expense.category')}
        options={[
          { id: all, label: t('expense.any_category') },
          ...expenseCategories.map((id) => ({ id, label: t(`expense.category.${id}`) })),
        ]}
        value={shown.category ?? all}
        onChange={(category) => show({ category: category === all ? '' : category })}
      />
      <Select
        label={t('expense.month')}
        options={[
          { id: all, label: t('expense.any_month') },
          ...[...months]
            .filter(Boolean)
            .toSorted()
            .toReversed()
            .map((month) => ({ id: month, label: time.day(`${month}-01`, 'month') })),
        ]}
        value={shown.month ?? all}
        onChange={(month) => show({ month: month === all ? '' : month })}
      />
    </div>
  )
}
