import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { openedExpense } from '#expenses/expense-filters.ts'
import { ExpenseList } from '#expenses/expense-list.tsx'
import { ExpenseSheet } from '#expenses/expense-sheet.tsx'
import { RecurringTab } from '#expenses/recurring/recurring-tab.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/expenses-page.ts'
import styles from './expenses.module.css'
import { RecordExpense } from './record-expense.tsx'
import { RequestList } from './request-list.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = openedExpense(new URL(request.url).searchParams)
  return whenAdmin(async () => {
    const [expenses, requests, schedules, opened] = await Promise.all([
      loadPart(call('GET /owner/expenses', { query: {} })),
      loadPart(call('GET /admin/expense-requests')),
      loadPart(call('GET /owner/expense-schedules')),
      id ? loadPart(call('GET /owner/expenses/:id', { params: { id } })) : null,
    ])
    return { expenses, requests, schedules, opened }
  })
}

type AdminExpenses = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function ExpensesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('desk.title')} isPrivate />
      <PageHeading
        title={t('desk.title')}
        lead={t('desk.description')}
        actions={
          <LinkButton to='?open=add' state={opensOverlay} preventScrollReset>
            <Icon name='plus' small />
            {t('expense.add')}
          </LinkButton>
        }
      />
      <section className={styles.section}>
        <Heading level={2}>{t('desk.requests')}</Heading>
        <Requests requests={loaded.requests} />
      </section>
      <Latest expenses={loaded.expenses} />
      <RecurringTab schedules={loaded.schedules} />
      <ExpensesOverlay {...loaded} />
    </div>
  )
}

function Requests({ requests: { value, error } }: { requests: PagePart<ExpenseRequest[]> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  if (!value) return <LoadError title={t('desk.load_failed')} error={error} onRetry={revalidate} />
  if (value.length === 0) return <p className='soft'>{t('desk.requests_none')}</p>
  return <RequestList requests={value} onChanged={revalidate} />
}

function Latest({ expenses: { value, error } }: { expenses: PagePart<ExpensePage> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  if (!value) return <LoadError title={t('desk.load_failed')} error={error} onRetry={revalidate} />
  if (value.items.length === 0) return <p className='soft'>{t('desk.latest_none')}</p>
  return (
    <div className={styles.section}>
      <ExpenseList expenses={{ ...value, pages: 1 }} shown={{}} title={t('desk.latest')} />
      <p>
        <TextLink to='/property-management/view-financials'>{t('desk.latest_all')}</TextLink>
      </p>
    </div>
  )
}

function ExpensesOverlay({ expenses, opened }: Pick<AdminExpenses, 'expenses' | 'opened'>) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  if (opened) return <ExpenseSheet opened={opened} onClose={close} onChanged={revalidate} />
  const isAdding = new URLSearchParams(search).get('open') === 'add'
  if (!isAdding || !expenses.value) return null
  return <RecordExpense suites={expenses.value.suites} onClose={close} onDone={revalidate} />
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={2} />
}
