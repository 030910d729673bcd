import type { QueueState } from '@marea/contract/operations/jobs.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/jobs-page.ts'
import { FailedJobItem } from './failed-job.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  return whenAdmin(() => loadPart(call('GET /admin/jobs', { query: { page } })))
}

export default function JobsPage() {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('jobs.title')}
      failed={t('jobs.load_failed')}
      gap='large'
    >
      {({ count, failed, page, pages, queues }) => (
        <>
          {count === 0 ? (
            <EmptyState title={t('jobs.failed_none')}>
              {t('jobs.failed_none_description')}
            </EmptyState>
          ) : (
            <Section title={t('jobs.failed', { count })}>
              <RowList>
                {failed.map((job) => (
                  <FailedJobItem key={job.id} job={job} onChanged={revalidate} />
                ))}
              </RowList>
              <Pagination
                page={page}
                count={pages}
                href={(page) => (page > 1 ? `?page=${page}` : '?')}
              />
            </Section>
          )}
          <Section title={t('jobs.queues')}>
            <Queues queues={queues} />
          </Section>
        </>
      )}
    </LoadedPage>
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

export const HydrateFallback = PageSkeleton
