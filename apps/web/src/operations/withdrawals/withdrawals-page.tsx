import type {
  AdminWithdrawal,
  WithdrawalSummary,
} from '@marea/contract/wallet/admin-withdrawals.ts'
import { type Withdrawal, withdrawalStatuses } from '@marea/contract/wallet/endpoints.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Detail } from '#ui/page/detail.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/withdrawals-page.ts'
import { BankReturns } from './bank-returns.tsx'
import { Batches } from './batches.tsx'
import { Selection } from './selection.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalTable } from './withdrawal-table.tsx'

export const shouldRevalidate = withOfflineData

type Status = Withdrawal['status']

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { status, opened: id } = shownBy(new URL(request.url).search)
  return whenAdmin(async () => {
    const [items, summary, batches, opened] = await Promise.all([
      loadPart(call('GET /admin/withdrawals', { query: { status } })),
      loadPart(call('GET /admin/withdrawals/summary')),
      loadPart(call('GET /admin/payout-batches')),
      id ? loadPart(call('GET /admin/withdrawals/:id', { params: { id } })) : null,
    ])
    return { items, summary, batches, opened }
  })
}

function shownBy(search: string): { status: Status; opened: string | null } {
  const query = new URLSearchParams(search)
  const asked = query.get('status')
  const status = withdrawalStatuses.find((each) => each === asked) ?? 'requested'
  return { status, opened: query.get('open') }
}

export default function WithdrawalsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const head = useHead(loaded?.summary.value)
  if (!loaded) return <HydrateFallback />
  const { items, summary, batches, opened } = loaded
  const { status } = shownBy(search)
  const failed = [items, summary, batches].find(({ value }) => !value)
  return (
    <Page {...head}>
      <Statuses summary={summary.value} status={status} />
      {failed && (
        <LoadError
          title={t('admin_payouts.load_failed')}
          error={failed.error}
          onRetry={revalidate}
        />
      )}
      {items.value && summary.value && batches.value && (
        <Detail
          label={t('admin_payouts.detail')}
          list={
            <>
              <List items={items.value} summary={summary.value} status={status} />
              <Batches batches={batches.value} items={items.value} {...{ status }} />
              {hasBeenSent(status) && <BankReturns />}
            </>
          }
          back={{ to: `/admin/withdrawals?status=${status}`, label: t('admin_payouts.back') }}
        >
          {opened && (
            <Loaded part={opened} failed={t('admin_payouts.load_failed')}>
              {(withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />}
            </Loaded>
          )}
        </Detail>
      )}
    </Page>
  )
}

function hasBeenSent(status: Status): boolean {
  return status === 'sent' || status === 'paid' || status === 'returned'
}

function useHead(summary: WithdrawalSummary | undefined) {
  const t = useText()
  const language = useLanguage()
  const count = summary?.counts.requested ?? 0
  const title = count ? t('admin_payouts.title', { count }) : t('admin_payouts.title_none')
  const amount = formatMoney(summary?.requested.amount ?? 0, language, { withCurrency: true })
  const hours = summary?.targetHours ?? 24
  return { title, lead: t('admin_payouts.description', { amount, hours }) }
}

type StatusesProps = { summary: WithdrawalSummary | undefined; status: Status }

function Statuses({ summary, status }: StatusesProps) {
  const t = useText()
  return (
    <TabLinks
      label={t('admin_payouts.tabs')}
      links={withdrawalStatuses.map((each) => ({
        to: `/admin/withdrawals?status=${each}`,
        label: t(`admin_payouts.status.${each}`),
        isCurrent: each === status,
        ...(each === 'paid' || each === 'rejected' ? {} : { count: summary?.counts[each] ?? 0 }),
      }))}
    />
  )
}

type ListProps = { items: AdminWithdrawal[]; summary: WithdrawalSummary; status: Status }

function List({ items, summary, status }: ListProps) {
  const t = useText()
  if (items.length === 0) {
    return (
      <EmptyState title={t(`admin_payouts.none.${status}`)}>
        {t('admin_payouts.none_description')}
      </EmptyState>
    )
  }
  if (status === 'requested') return <Selection items={items} summary={summary} />
  return <WithdrawalTable items={items} summary={summary} status={status} />
}

export const HydrateFallback = PageSkeleton
