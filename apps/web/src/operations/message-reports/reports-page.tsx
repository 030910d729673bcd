import type { MessageReport } from '@marea/contract/messaging/reports.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
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
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const show = shownBy(search)
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('message_reports.title')} isPrivate />
      <PageHeading title={t('message_reports.title')} lead={t('message_reports.description')} />
      <TabLinks
        label={t('message_reports.title')}
        links={(['open', 'resolved'] as const).map((each) => ({
          to: each === 'open' ? '/admin/reports' : '/admin/reports?show=resolved',
          label: t(`message_reports.show.${each}`),
          isCurrent: each === show,
        }))}
      />
      {loaded.value ? (
        <List reports={loaded.value} show={show} />
      ) : (
        <LoadError
          title={t('message_reports.load_failed')}
          error={loaded.error}
          onRetry={revalidate}
        />
      )}
    </div>
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
  return <AdminSkeleton page={styles.page} rows={3} />
}
