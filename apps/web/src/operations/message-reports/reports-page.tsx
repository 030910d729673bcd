import type { MessageReport } from '@marea/contract/messaging/reports.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/reports-page.ts'
import { Report } from './report.tsx'
import { ResolveSheet } from './resolve-sheet.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const show = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/message-reports', { query: { show } })))
}

function shownBy(search: string): 'open' | 'resolved' {
  return new URLSearchParams(search).get('show') === 'resolved' ? 'resolved' : 'open'
}

export default function ReportsPage() {
  const t = useText()
  const { search } = useLocation()
  const show = shownBy(search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('message_reports.title')}
      lead={t('message_reports.description')}
      filters={
        <TabLinks
          label={t('message_reports.title')}
          links={(['open', 'resolved'] as const).map((each) => ({
            to: each === 'open' ? '/admin/reports' : '/admin/reports?show=resolved',
            label: t(`message_reports.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      }
      failed={t('message_reports.load_failed')}
    >
      {(reports) => <List reports={reports} show={show} />}
    </LoadedPage>
  )
}

function List({ reports, show }: { reports: MessageReport[]; show: 'open' | 'resolved' }) {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const close = useCloseTo(show === 'resolved' ? '?show=resolved' : '?')
  const opened = reports.find(({ id }) => id === new URLSearchParams(search).get('resolve'))
  return (
    <>
      <RowList
        none={
          <EmptyState title={t(`message_reports.none.${show}`)}>
            {t('message_reports.none_description')}
          </EmptyState>
        }
      >
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </RowList>
      {opened && !opened.resolution && (
        <ResolveSheet report={opened} onClose={close} onResolved={revalidate} />
      )}
    </>
  )
}

export const HydrateFallback = PageSkeleton
