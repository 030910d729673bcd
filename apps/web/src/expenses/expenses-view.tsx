import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import { openedExpense, parseExpenseFilters } from './expense-filters.ts'
import { AddExpense, ExpensesTab } from './expenses-tab.tsx'
import { RecurringTab } from './recurring/recurring-tab.tsx'

export async function loadExpenses(search: URLSearchParams, tab: string) {
  const shown = parseExpenseFilters(search)
  const id = openedExpense(search)
  const [expenses, opened, schedules] = await Promise.all([
    loadPart(call('GET /owner/expenses', { query: shown })),
    id ? loadPart(call('GET /owner/expenses/:id', { params: { id } })) : null,
    tab === 'recurring' ? loadPart(call('GET /owner/expense-schedules')) : null,
  ])
  return { shown, expenses, opened, schedules }
}

export type LoadedExpenses = Awaited<ReturnType<typeof loadExpenses>>

export function ExpensesView({
  loaded: { shown, opened, schedules },
  expenses,
}: {
  loaded: LoadedExpenses
  expenses: ExpensePage
}) {
  const t = useText()
  const canRecord = expenses.suites.some((suite) => suite.canRecord)
  // An empty list has its own button for the first expense.
  const isEmpty = expenses.items.length === 0 && Object.keys(shown).length === 0
  return (
    <>
      <PageHead
        title={t('expense.title')}
        actions={canRecord && !isEmpty && <AddExpense shown={shown} />}
      />
      <TabLinks
        label={t('expense.title')}
        links={[
          { to: '?tab=expenses', label: t('expense.tab.expenses'), isCurrent: !schedules },
          { to: '?tab=recurring', label: t('expense.tab.recurring'), isCurrent: !!schedules },
        ]}
      />
      {schedules ? (
        <RecurringTab schedules={schedules} />
      ) : (
        <ExpensesTab expenses={expenses} shown={shown} opened={opened} />
      )}
    </>
  )
}
