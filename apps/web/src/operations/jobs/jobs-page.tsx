import type { QueueState } from '@marea/contract/operations/jobs.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminFrame } from '#shell/frame/admin-frame.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
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
  const { revalidate } = useRevalidator()
  return (
    <AdminFrame
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('jobs.title')}
      failed={t('jobs.load_failed')}
      page={styles.page}
    >
      {({ count, failed, page, pages, queues }) => (
        <>
          <section className={styles.section}>
            {count === 0 ? (
              <EmptyState title={t('jobs.failed_none')}>
                {t('jobs.failed_none_description')}
              </EmptyState>
            ) : (
              <>
                <Heading level={2}>{t('jobs.failed', { count })}</Heading>
                <ul className={styles.list}>
                  {failed.map((job) => (
                    <FailedJobItem key={job.id} job={job} onChanged={revalidate} />
                  ))}
                </ul>
                <Pagination
                  page={page}
                  count={pages}
                  href={(page) => (page > 1 ? `?page=${page}` : '?')}
                />
              </>
            )}
          </section>
          <section className={styles.section}>
            <Heading level={2}>{t('jobs.queues')}</Heading>
            <Queues queues={queues} />
          </section>
        </>
      )}
    </AdminFrame>
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
  return <AdminSkeleton page={styles.page} />
}
