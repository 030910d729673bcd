import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import { ExpenseChart } from '#owners/expenses/expense-chart.tsx'
import { ExpenseChoices } from '#owners/expenses/expense-choices.tsx'
import {
  type ExpenseSelection,
  expenseQuery,
  parseExpenseFilters,
} from '#owners/expenses/expense-filters.ts'
import { ExpenseList } from '#owners/expenses/expense-list.tsx'
import { ExpenseSheet } from '#owners/expenses/expense-sheet.tsx'
import { ExpenseTotal } from '#owners/expenses/expense-total.tsx'
import styles from '#owners/expenses/expenses.module.css'
import { NewExpense } from '#owners/expenses/new-expense.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/financials-page.ts'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseExpenseFilters(new URL(request.url).searchParams)
  return whenManager(async () => {
    const expenses = await loadPart(call('GET /owner/expenses', { query: shown }))
    return { shown, expenses }
  })
}

/** Open to anyone; visitors are asked to sign in in place of the figures. */
export default function FinancialsPage() {
  const t = useText()
  const user = useUser()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (user === null) return <EmptyPage title={t('expense.description')} body={<SignInPrompt />} />
  if (!loaded) return <HydrateFallback />
  const { shown, expenses } = loaded
  if (expenses.value) return <Expenses expenses={expenses.value} shown={shown} />
  const { error } = expenses
  const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
  const again = <LoadError title={t('expense.load_failed')} error={error} onRetry={revalidate} />
  return <EmptyPage body={isUnknown ? <NoMatches /> : again} />
}

type ExpensesProps = { expenses: ExpensePage; shown: ExpenseSelection }

function Expenses({ expenses, shown }: ExpensesProps) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  const { items, months, suites } = expenses
  const canRecord = suites.some((suite) => suite.canRecord)
  const isFiltered = Object.keys(shown).length > 0
  if (suites.length === 0) return <EmptyPage body={<NoHomes />} />
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('expense.title')} isPrivate />
      {items.length === 0 && !isFiltered ? (
        <NoExpenses canRecord={canRecord} />
      ) : (
        <>
          <ExpenseTotal
            expenses={expenses}
            shown={shown}
            actions={canRecord && <AddExpense shown={shown} />}
          />
          <ExpenseChart months={months} />
          <ExpenseChoices expenses={expenses} shown={shown} />
          {items.length > 0 ? <ExpenseList expenses={expenses} shown={shown} /> : <NoMatches />}
        </>
      )}
      <p>
        <ActionLink to='/property-management/taxes' icon='right'>
          {t('taxes.view')}
        </ActionLink>
      </p>
      <Notice title={t('expense.later')} icon='clock'>
        {t('expense.later_description')}
      </Notice>
      <ExpenseOverlay expenses={expenses} shown={shown} />
    </div>
  )
}

function AddExpense({ shown }: Pick<ExpensesProps, 'shown'>) {
  const t = useText()
  return (
    <LinkButton to={expenseQuery(shown, 'add')} state={opensOverlay} preventScrollReset>
      <Icon name='plus' small />
      {t('expense.add')}
    </LinkButton>
  )
}

function ExpenseOverlay({ expenses, shown }: ExpensesProps) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const open = new URLSearchParams(search).get('open')
  const close = useCloseTo(expenseQuery(shown))
  const opened = expenses.items.find(({ id }) => id === open)
  if (opened) return <ExpenseSheet expense={opened} onClose={close} onVoided={revalidate} />
  const suites = expenses.suites.filter(({ canRecord }) => canRecord)
  if (open !== 'add' || suites.length === 0) return null
  return <NewExpense suites={suites} shown={shown} onClose={close} onAdded={revalidate} />
}

function NoExpenses({ canRecord }: { canRecord: boolean }) {
  const t = useText()
  return (
    <div className={styles.head}>
      <Heading level={1}>{t('expense.title')}</Heading>
      <EmptyState title={t('expense.none')} actions={canRecord && <AddExpense shown={{}} />}>
        {t('expense.none_description')}
      </EmptyState>
    </div>
  )
}

function NoMatches() {
  const t = useText()
  return (
    <EmptyState
      title={t('expense.no_matches')}
      actions={
        <LinkButton to='?' kind='quiet' replace preventScrollReset>
          {t('expense.clear')}
        </LinkButton>
      }
    />
  )
}

function NoHomes() {
  const t = useText()
  return <EmptyState title={t('expense.no_homes')}>{t('expense.no_homes_description')}</EmptyState>
}

function EmptyPage({ title, body }: { title?: string; body: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('expense.title')} isPrivate />
      <div className={styles.head}>
        <Heading level={1}>{t('expense.title')}</Heading>
        {title && <p className='soft'>{title}</p>}
      </div>
      {body}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('expense.title')} isPrivate />
      <h1 className={styles.skeletonTitle}>{t('expense.title')}</h1>
      <ListSkeleton
        className={styles.skeleton}
        above={[{ width: 'min(520px, 80%)', height: '120px' }, { ratio: '6 / 1' }]}
        rows={1}
        row={{ ratio: '3 / 1' }}
      />
    </div>
  )
}
