import type { ExpenseRequest } from '@marea/contract/owners/expense-requests.ts'
import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { openedExpense } from '#owners/expenses/expense-filters.ts'
import { ExpenseList } from '#owners/expenses/expense-list.tsx'
import { ExpenseSheet } from '#owners/expenses/expense-sheet.tsx'
import { RecurringTab } from '#owners/expenses/recurring/recurring-tab.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { DeskSkeleton } from '#shell/frame/desk-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/expense-desk-page.ts'
import styles from './expense-desk.module.css'
import { RecordExpense } from './record-expense.tsx'
import { RequestList } from './request-list.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

/** Where operations record what Marea pays for owners; for everyone else it does not exist. */
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

type Desk = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function ExpenseDeskPage() {
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
      <DeskOverlay {...loaded} />
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

function DeskOverlay({ expenses, opened }: Pick<Desk, 'expenses' | 'opened'>) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  if (opened) return <ExpenseSheet opened={opened} onClose={close} onChanged={revalidate} />
  const isAdding = new URLSearchParams(search).get('open') === 'add'
  if (!isAdding || !expenses.value) return null
  return <RecordExpense suites={expenses.value.suites} onClose={close} onDone={revalidate} />
}

export function HydrateFallback() {
  return <DeskSkeleton page={styles.page} rows={2} />
}
