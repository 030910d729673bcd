import type { ReactNode } from 'react'
import { useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { ExpensesView, type LoadedExpenses, loadExpenses } from '#expenses/expenses-view.tsx'
import { NoMatches } from '#expenses/no-matches.tsx'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { parseBalanceAddress, tabOf } from '#statements/financials-address.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import type { Route } from './+types/financials-page.ts'
import { AgreementTab } from './agreement-tab.tsx'
import { BalanceTab, loadBalance } from './balance-tab.tsx'
import { FinancialTabs } from './financial-tabs.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return whenManager(async () => {
    const tab = tabOf(searchParams, readUser()?.profile === 'OWNER')
    if (tab === 'agreement') {
      return { tab, agreements: await loadPart(call('GET /owner/agreements')) }
    }
    if (tab !== 'balance') return { tab, loaded: await loadExpenses(searchParams, tab) }
    const shown = parseBalanceAddress(searchParams)
    return { tab, shown, parts: await loadBalance(shown) }
  })
}

export default function FinancialsPage() {
  const t = useText()
  const user = useUser()
  const loaded = useLoaderData<typeof clientLoader>()
  if (user === null) {
    return <EmptyPage title={t('financials.description')} body={<SignInPrompt />} />
  }
  if (!loaded) return <HydrateFallback />
  if (loaded.tab === 'agreement') {
    return (
      <Frame>
        <FinancialTabs current='agreement' />
        <AgreementTab agreements={loaded.agreements} />
      </Frame>
    )
  }
  if (loaded.tab !== 'balance') return <Expenses loaded={loaded.loaded} />
  const { parts, shown } = loaded
  const { error } = parts.balance
  if (error instanceof ProblemError && error.code === 'resource.not_found') {
    return <EmptyPage body={<NoHomes />} />
  }
  return (
    <Frame>
      <FinancialTabs current='balance' waiting={parts.balance.value?.waiting.count ?? 0} />
      <BalanceTab parts={parts} shown={shown} />
    </Frame>
  )
}

function Expenses({ loaded }: { loaded: LoadedExpenses }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { value, error } = loaded.expenses
  if (!value) {
    return (
      <Frame>
        <FinancialTabs current='expenses' />
        <PageHead title={t('expense.title')} />
        {error instanceof ProblemError && error.code === 'resource.not_found' ? (
          <NoMatches />
        ) : (
          <LoadError title={t('expense.load_failed')} error={error} onRetry={revalidate} />
        )}
      </Frame>
    )
  }
  if (value.suites.length === 0) return <EmptyPage body={<NoHomes />} />
  return (
    <Frame>
      <FinancialTabs current='expenses' waiting={value.waiting.length} />
      <ExpensesView loaded={loaded} expenses={value} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  return (
    <Page title={t('financials.title')} head={null} gap='large' isBusy={isBusy}>
      {children}
    </Page>
  )
}

function NoHomes() {
  const t = useText()
  return <EmptyState title={t('expense.no_homes')}>{t('expense.no_homes_description')}</EmptyState>
}

function EmptyPage({ title, body }: { title?: string; body: ReactNode }) {
  const t = useText()
  return (
    <Page title={t('financials.title')} lead={title} gap='large'>
      {body}
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Page title={t('financials.title')} gap='large'>
      <ListSkeleton
        above={[{ width: 'min(520px, 80%)', height: '120px' }, { ratio: '6 / 1' }]}
        rows={1}
        row={{ ratio: '3 / 1' }}
      />
    </Page>
  )
}
