import type { MessageReport } from '@marea/contract/messaging/reports.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminFrame } from '#shell/frame/admin-frame.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/reports-page.ts'
import { Report } from './report.tsx'
import styles from './reports.module.css'
import { ResolveSheet } from './resolve-sheet.tsx'

export const headers = personal
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
    <AdminFrame
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('message_reports.title')}
      lead={t('message_reports.description')}
      above={
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
      page={styles.page}
    >
      {(reports) => <List reports={reports} show={show} />}
    </AdminFrame>
  )
}

function List({ reports, show }: { reports: MessageReport[]; show: 'open' | 'resolved' }) {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const close = useCloseTo(show === 'resolved' ? '?show=resolved' : '?')
  const opened = reports.find(({ id }) => id === new URLSearchParams(search).get('resolve'))
  if (reports.length === 0) {
    return (
      <EmptyState title={t(`message_reports.none.${show}`)}>
        {t('message_reports.none_description')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {opened && !opened.resolution && (
        <ResolveSheet report={opened} onClose={close} onResolved={revalidate} />
      )}
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} />
}
