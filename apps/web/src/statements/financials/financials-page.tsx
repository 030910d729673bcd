import type { ReactNode } from 'react'
import { useLoaderData, useNavigation, useRevalidator } from 'react-router'
import styles from '#expenses/expenses.module.css'
import { ExpensesView, type LoadedExpenses, loadExpenses } from '#expenses/expenses-view.tsx'
import { NoMatches } from '#expenses/no-matches.tsx'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/financials-page.ts'
import { AgreementTab } from './agreement-tab.tsx'
import { BalanceTab, loadBalance } from './balance-tab.tsx'
import { FinancialTabs } from './financial-tabs.tsx'
import { parseBalanceAddress, tabOf } from './financials-address.ts'

export const headers = personal
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
        <PageHeading title={t('expense.title')} />
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
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('financials.title')} isPrivate />
      {children}
    </div>
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
      <PageHead title={t('financials.title')} isPrivate />
      <PageHeading title={t('financials.title')} lead={title} />
      {body}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('financials.title')} isPrivate />
      <PageHeading title={t('financials.title')} />
      <ListSkeleton
        className={styles.skeleton}
        above={[{ width: 'min(520px, 80%)', height: '120px' }, { ratio: '6 / 1' }]}
        rows={1}
        row={{ ratio: '3 / 1' }}
      />
    </div>
  )
}
