import type { Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { DecidedLines } from './decided-lines.tsx'
import { DifferenceList } from './difference-list.tsx'
import { JournalExport } from './journal-export.tsx'
import { MonthList } from './month-list.tsx'
import { PayoutList } from './payout-list.tsx'
import { PositionSummary } from './position-summary.tsx'
import { ReadNow } from './read-now.tsx'
import { Statements } from './statements.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/reconciliation')))
}

export default function ReconciliationPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('reconcile.title')}
      lead={t('reconcile.description')}
      failed={t('reconcile.load_failed')}
      actions={<ReadNow />}
      gap='large'
    >
      {(reconciliation) => <Content reconciliation={reconciliation} />}
    </LoadedPage>
  )
}

function Content({ reconciliation }: { reconciliation: Reconciliation }) {
  return (
    <>
      <PositionSummary reconciliation={reconciliation} />
      <DifferenceList reconciliation={reconciliation} />
      <PayoutList payouts={reconciliation.payouts} />
      <Statements files={reconciliation.files} />
      <DecidedLines lines={reconciliation.decided} />
      <MonthList months={reconciliation.months} />
      <JournalExport />
    </>
  )
}

export const HydrateFallback = PageSkeleton
