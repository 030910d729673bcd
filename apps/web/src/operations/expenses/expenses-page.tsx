import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { openedExpense } from '#expenses/expense-filters.ts'
import { ExpenseList } from '#expenses/expense-list.tsx'
import { ExpenseSheet } from '#expenses/expense-sheet.tsx'
import { RecurringTab } from '#expenses/recurring/recurring-tab.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import type { Route } from './+types/expenses-page.ts'
import { RecordExpense } from './record-expense.tsx'
import { RequestList } from './request-list.tsx'

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
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <Page
      title={t('admin_expenses.title')}
      lead={t('admin_expenses.description')}
      gap='large'
      actions={
        <LinkButton icon='plus' to='?open=add' isOverlay>
          {t('expense.add')}
        </LinkButton>
      }
    >
      <Section size='heading' title={t('admin_expenses.requests')}>
        <Loaded part={loaded.requests} failed={t('admin_expenses.load_failed')}>
          {(requests) => <RequestList requests={requests} onChanged={revalidate} />}
        </Loaded>
      </Section>
      <Loaded part={loaded.expenses} failed={t('admin_expenses.load_failed')}>
        {(expenses) => <Latest expenses={expenses} />}
      </Loaded>
      <RecurringTab schedules={loaded.schedules} />
      <ExpensesOverlay {...loaded} />
    </Page>
  )
}

function Latest({ expenses }: { expenses: ExpensePage }) {
  const t = useText()
  if (expenses.items.length === 0) return <p className='soft'>{t('admin_expenses.latest_none')}</p>
  return (
    <Stack>
      <ExpenseList
        expenses={{ ...expenses, pages: 1 }}
        shown={{}}
        title={t('admin_expenses.latest')}
      />
      <p>
        <TextLink to='/property-management/view-financials'>
          {t('admin_expenses.latest_all')}
        </TextLink>
      </p>
    </Stack>
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

export const HydrateFallback = PageSkeleton
