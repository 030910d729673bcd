import type { ExpensePage } from '@marea/contract/expenses.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { SignInPrompt } from '#identity/sign-in-prompt.tsx'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { partOf } from '#platform/part.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { readUser, useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { Notice } from '#ui/notice.tsx'
import { opensOverlay } from '#ui/overlay-history.ts'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import { useCloseTo } from '#ui/use-back-closes.ts'
import type { Route } from './+types/financials-page.ts'
import { ExpenseChoices } from './expense-choices.tsx'
import { expenseQuery, readExpenseFilters, type ShownExpenses } from './expense-filters.ts'
import { ExpenseList } from './expense-list.tsx'
import { ExpenseSheet } from './expense-sheet.tsx'
import { ExpenseTide } from './expense-tide.tsx'
import styles from './expenses.module.css'
import { NewExpense } from './new-expense.tsx'
import { Spent } from './spent.tsx'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = readExpenseFilters(new URL(request.url).searchParams)
  return forReader(async () => {
    const isGuest = readUser()?.profile === 'USER'
    const expenses = isGuest ? null : await partOf(call('GET /owner/expenses', { query: shown }))
    return { shown, expenses }
  })
}

/** Opens for anyone; a visitor is asked to sign in where the figures would stand. */
export default function FinancialsPage() {
  const t = useText()
  const user = useUser()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (user === null) return <Plain says={t('expense.says')} body={<SignInPrompt />} />
  if (!loaded) return <HydrateFallback />
  const { shown, expenses } = loaded
  if (!expenses) return <Plain body={<ForOwners />} />
  if (expenses.value) return <Expenses expenses={expenses.value} shown={shown} />
  const { error } = expenses
  const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
  const again = <NotRead title={t('expense.not_loaded')} error={error} onAgain={revalidate} />
  return <Plain body={isUnknown ? <NothingSuch /> : again} />
}

type Shown = { expenses: ExpensePage; shown: ShownExpenses }

function Expenses({ expenses, shown }: Shown) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  const { items, months, suites } = expenses
  const isFiltered = Object.keys(shown).length > 0
  if (suites.length === 0) return <Plain body={<NoHomes />} />
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('expense.title')} isPrivate />
      {items.length === 0 && !isFiltered ? (
        <None />
      ) : (
        <>
          <Spent expenses={expenses} shown={shown} acts={<Add shown={shown} />} />
          <ExpenseTide months={months} />
          <ExpenseChoices expenses={expenses} shown={shown} />
          {items.length > 0 ? <ExpenseList expenses={expenses} shown={shown} /> : <NothingSuch />}
        </>
      )}
      <Notice title={t('expense.later')} icon='clock'>
        {t('expense.later_says')}
      </Notice>
      <Opened expenses={expenses} shown={shown} />
    </div>
  )
}

function Add({ shown }: Pick<Shown, 'shown'>) {
  const t = useText()
  return (
    <LinkButton to={expenseQuery(shown, 'add')} state={opensOverlay} preventScrollReset>
      <Icon name='plus' small />
      {t('expense.add')}
    </LinkButton>
  )
}

function Opened({ expenses, shown }: Shown) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const open = new URLSearchParams(search).get('open')
  const close = useCloseTo(expenseQuery(shown))
  const opened = expenses.items.find(({ id }) => id === open)
  if (opened) return <ExpenseSheet expense={opened} onClose={close} onVoided={revalidate} />
  if (open !== 'add') return null
  return <NewExpense suites={expenses.suites} shown={shown} onClose={close} onAdded={revalidate} />
}

function None() {
  const t = useText()
  return (
    <div className={styles.head}>
      <Heading level={1}>{t('expense.title')}</Heading>
      <EmptyState title={t('expense.none')} acts={<Add shown={{}} />}>
        {t('expense.none_says')}
      </EmptyState>
    </div>
  )
}

function NothingSuch() {
  const t = useText()
  return (
    <EmptyState
      title={t('expense.none_such')}
      acts={
        <LinkButton to='?' kind='quiet' replace preventScrollReset>
          {t('expense.clear')}
        </LinkButton>
      }
    />
  )
}

function NoHomes() {
  const t = useText()
  return <EmptyState title={t('expense.no_homes')}>{t('expense.no_homes_says')}</EmptyState>
}

function ForOwners() {
  const t = useText()
  return (
    <EmptyState
      title={t('expense.for_owners')}
      acts={<LinkButton to='/list-your-home'>{t('shell.list_your_home')}</LinkButton>}
    >
      {t('expense.for_owners_says')}
    </EmptyState>
  )
}

function Plain({ says, body }: { says?: string; body: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('expense.title')} isPrivate />
      <div className={styles.head}>
        <Heading level={1}>{t('expense.title')}</Heading>
        {says && <p className='soft'>{says}</p>}
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
      <h1 className={styles.waitingTitle}>{t('expense.title')}</h1>
      <Skeleton className={styles.waiting}>
        <Bone width='min(520px, 80%)' height='120px' />
        <Bone ratio='6 / 1' />
        <Bone ratio='3 / 1' />
      </Skeleton>
    </div>
  )
}
