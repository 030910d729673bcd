import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import { useLocation, useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ApprovalLimit } from './approval-limit.tsx'
import { ExpenseChart } from './expense-chart.tsx'
import { ExpenseChoices } from './expense-choices.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import { ExpenseList } from './expense-list.tsx'
import { ExpenseSheet } from './expense-sheet.tsx'
import { ExpenseTotal } from './expense-total.tsx'
import { NewExpense } from './form/new-expense.tsx'
import { NoMatches } from './no-matches.tsx'
import { WaitingExpenses } from './waiting-expenses.tsx'

type ExpensesTabProps = {
  expenses: ExpensePage
  shown: ExpenseSelection
  opened: PagePart<ExpenseDetail> | null
}

export function ExpensesTab({ expenses, shown, opened }: ExpensesTabProps) {
  const { items, months, suites, waiting } = expenses
  const canRecord = suites.some((suite) => suite.canRecord)
  const { sort: _, ...filters } = shown
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      {waiting.length > 0 && <WaitingExpenses waiting={waiting} />}
      {items.length === 0 && !isFiltered ? (
        <NoExpenses canRecord={canRecord} />
      ) : (
        <>
          <ExpenseTotal expenses={expenses} shown={shown} />
          <ExpenseChart months={months} />
          <ExpenseChoices expenses={expenses} shown={shown} />
          {items.length > 0 ? (
            <ExpenseList expenses={expenses} shown={shown} sorting='server' />
          ) : (
            <NoMatches />
          )}
        </>
      )}
      <Limit expenses={expenses} shown={shown} />
      <ExpenseOverlay expenses={expenses} shown={shown} opened={opened} />
    </>
  )
}

/** Operations record expenses on their own page, where they can also ask the owner. */
export function AddExpense({ shown }: Pick<ExpensesTabProps, 'shown'>) {
  const t = useText()
  const isAdmin = useUser()?.profile === 'ADMIN'
  return (
    <LinkButton
      icon='plus'
      to={isAdmin ? '/admin/expenses?open=add' : expenseQuery(shown, 'add')}
      isOverlay={!isAdmin}
    >
      {t('expense.add')}
    </LinkButton>
  )
}

function Limit({ expenses: { limit }, shown }: Pick<ExpensesTabProps, 'expenses' | 'shown'>) {
  const t = useText()
  const language = useLanguage()
  if (!limit) return null
  return (
    <Inline>
      <p>{t('expense.limit', { amount: formatMoney(limit.amount, language) })}</p>
      <TextLink to={expenseQuery(shown, 'limit')} isOverlay>
        {t('expense.limit_change')}
      </TextLink>
    </Inline>
  )
}

function ExpenseOverlay({ expenses, shown, opened }: ExpensesTabProps) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const open = new URLSearchParams(search).get('open')
  const close = useCloseTo(expenseQuery(shown))
  if (opened) return <ExpenseSheet opened={opened} onClose={close} onChanged={revalidate} />
  if (open === 'limit' && expenses.limit) {
    const { amount } = expenses.limit
    return <ApprovalLimit limit={amount} onClose={close} onSaved={revalidate} />
  }
  const suites = expenses.suites.filter(({ canRecord }) => canRecord)
  if (open !== 'add' || suites.length === 0) return null
  return <NewExpense suites={suites} shown={shown} onClose={close} onAdded={revalidate} />
}

function NoExpenses({ canRecord }: { canRecord: boolean }) {
  const t = useText()
  return (
    <EmptyState title={t('expense.none')} actions={canRecord && <AddExpense shown={{}} />}>
      {t('expense.none_description')}
    </EmptyState>
  )
}
