import {
  type DisputeFilter,
  type DisputeList,
  disputeFilters,
} from '@marea/contract/operations/disputes/disputes.ts'
import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/disputes-page.ts'
import { DisputeTable } from './dispute-table.tsx'
import { FraudWarnings } from './fraud-warnings.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('show')
  const show = disputeFilters.find((each) => each === asked) ?? 'to_answer'
  return whenAdmin(async () => ({
    show,
    list: await loadPart(call('GET /admin/disputes', { query: { show } })),
  }))
}

export default function DisputesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  return (
    <LoadedPage
      loaded={loaded.list}
      title={t('admin_disputes.title')}
      failed={t('admin_disputes.load_failed')}
      gap='small'
    >
      {(list) => <Disputes list={list} show={loaded.show} />}
    </LoadedPage>
  )
}

function Disputes({ list, show }: { list: DisputeList; show: DisputeFilter }) {
  const t = useText()
  const { items, counts, warnings } = list
  return (
    <>
      <Lead list={list} />
      {warnings.length > 0 && <FraudWarnings warnings={warnings} />}
      <TabLinks
        label={t('admin_disputes.tabs')}
        links={disputeFilters.map((each) => ({
          to: `?show=${each}`,
          label: t(`admin_disputes.show.${each}`),
          count: counts[each] ?? 0,
          isCurrent: each === show,
        }))}
      />
      {items.length > 0 ? (
        <DisputeTable items={items} show={show} />
      ) : (
        <EmptyState title={t('admin_disputes.none')}>
          {t('admin_disputes.none_description')}
        </EmptyState>
      )}
    </>
  )
}

function Lead({ list: { counts, held, rate } }: { list: DisputeList }) {
  const t = useText()
  const language = useLanguage()
  const count = counts.to_answer ?? 0
  const share = rate.charges > 0 ? rate.disputes / rate.charges : 0
  return (
    <div>
      <p>
        {count === 0
          ? t('admin_disputes.nothing')
          : t('admin_disputes.lead', { count, held: formatMoney(held.amount, language) })}
      </p>
      <p className='soft small'>
        {t('admin_disputes.rate', {
          disputes: String(rate.disputes),
          charges: String(rate.charges),
          share: formatPercent(Math.round(share * 10_000) / 10_000),
        })}
      </p>
    </div>
  )
}

export const HydrateFallback = PageSkeleton
