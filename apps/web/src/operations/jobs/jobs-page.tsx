import type { QueueState } from '@marea/contract/operations/jobs.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/jobs-page.ts'
import { FailedJobItem } from './failed-job.tsx'
import styles from './jobs.module.css'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  return whenAdmin(() => loadPart(call('GET /admin/jobs', { query: { page } })))
}

export default function JobsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const jobs = loaded.value
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('jobs.title')} isPrivate />
      <PageHeading title={t('jobs.title')} />
      {!jobs && (
        <LoadError title={t('jobs.load_failed')} error={loaded.error} onRetry={revalidate} />
      )}
      {jobs && (
        <section className={styles.section}>
          {jobs.count === 0 ? (
            <EmptyState title={t('jobs.failed_none')}>
              {t('jobs.failed_none_description')}
            </EmptyState>
          ) : (
            <>
              <Heading level={2}>{t('jobs.failed', { count: jobs.count })}</Heading>
              <ul className={styles.list}>
                {jobs.failed.map((job) => (
                  <FailedJobItem key={job.id} job={job} onChanged={revalidate} />
                ))}
              </ul>
              <Pagination
                page={jobs.page}
                count={jobs.pages}
                href={(page) => (page > 1 ? `?page=${page}` : '?')}
              />
            </>
          )}
        </section>
      )}
      {jobs && (
        <section className={styles.section}>
          <Heading level={2}>{t('jobs.queues')}</Heading>
          <Queues queues={jobs.queues} />
        </section>
      )}
    </div>
  )
}

function Queues({ queues }: { queues: QueueState[] }) {
  const t = useText()
  if (queues.length === 0) return <p className='soft'>{t('jobs.queues_none')}</p>
  return (
    <Table
      caption={t('jobs.queues')}
      hideCaption
      rows={queues}
      sorting='rows'
      file='marea-queues'
      rowId={({ name }) => name}
      columns={[
        { id: 'name', title: t('jobs.name'), isName: true, value: ({ name }) => name },
        { id: 'waiting', title: t('jobs.waiting'), isFigure: true, value: (row) => row.waiting },
        { id: 'active', title: t('jobs.active'), isFigure: true, value: (row) => row.active },
        {
          id: 'oldest',
          title: t('jobs.oldest'),
          isFigure: true,
          value: (row) => Math.round(row.oldestSeconds / 60),
          cell: (row) => t('jobs.minutes', { minutes: Math.round(row.oldestSeconds / 60) }),
        },
      ]}
    />
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={3} />
}
