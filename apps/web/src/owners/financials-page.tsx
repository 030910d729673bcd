import type { ExpenseDetail } from '@marea/contract/owners/expense.ts'
import type { ExpenseSchedule } from '@marea/contract/owners/expense-schedules.ts'
import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import {
  type ExpenseSelection,
  openedExpense,
  parseExpenseFilters,
} from '#owners/expenses/expense-filters.ts'
import styles from '#owners/expenses/expenses.module.css'
import { ExpensesTab } from '#owners/expenses/expenses-tab.tsx'
import { NoMatches } from '#owners/expenses/no-matches.tsx'
import { RecurringTab } from '#owners/expenses/recurring/recurring-tab.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/financials-page.ts'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const shown = parseExpenseFilters(searchParams)
  const id = openedExpense(searchParams)
  const isRecurring = searchParams.get('tab') === 'recurring'
  return whenManager(async () => {
    const [expenses, opened, schedules] = await Promise.all([
      loadPart(call('GET /owner/expenses', { query: shown })),
      id ? loadPart(call('GET /owner/expenses/:id', { params: { id } })) : null,
      isRecurring ? loadPart(call('GET /owner/expense-schedules')) : null,
    ])
    return { shown, expenses, opened, schedules }
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
  const { expenses } = loaded
  if (expenses.value) return <Financials {...loaded} expenses={expenses.value} />
  const { error } = expenses
  const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
  const again = <LoadError title={t('expense.load_failed')} error={error} onRetry={revalidate} />
  return <EmptyPage body={isUnknown ? <NoMatches /> : again} />
}

type FinancialsProps = {
  expenses: ExpensePage
  shown: ExpenseSelection
  opened: PagePart<ExpenseDetail> | null
  schedules: PagePart<ExpenseSchedule[]> | null
}

function Financials({ expenses, shown, opened, schedules }: FinancialsProps) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  if (expenses.suites.length === 0) return <EmptyPage body={<NoHomes />} />
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('expense.title')} isPrivate />
      <Tabs isRecurring={schedules !== null} waiting={expenses.waiting.length} />
      {schedules ? (
        <RecurringTab schedules={schedules} level={1} />
      ) : (
        <ExpensesTab expenses={expenses} shown={shown} opened={opened} />
      )}
      <p>
        <ActionLink to='/property-management/taxes' icon='right'>
          {t('taxes.view')}
        </ActionLink>
      </p>
      <Notice title={t('expense.later')} icon='clock'>
        {t('expense.later_description')}
      </Notice>
    </div>
  )
}

function Tabs({ isRecurring, waiting }: { isRecurring: boolean; waiting: number }) {
  const t = useText()
  return (
    <TabLinks
      label={t('expense.title')}
      links={[
        {
          to: '?',
          label: t('expense.tab.expenses'),
          isCurrent: !isRecurring,
          ...(waiting > 0 ? { count: waiting } : {}),
        },
        { to: '?tab=recurring', label: t('expense.tab.recurring'), isCurrent: isRecurring },
      ]}
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
