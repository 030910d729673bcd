import { emailStatuses, type LoggedEmail } from '@marea/contract/operations/jobs.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { DeskSkeleton } from '#shell/frame/desk-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Table } from '#ui/table/table.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/emails-page.ts'
import styles from './emails.module.css'
import { RetryEmail } from './retry-email.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

type Status = LoggedEmail['status']

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const status = emailStatuses.find((each) => each === searchParams.get('status'))
  const page = Number(searchParams.get('page')) || 1
  const query = { page, ...(status ? { status } : {}) }
  return whenAdmin(async () => ({
    status,
    log: await loadPart(call('GET /admin/emails', { query })),
  }))
}

const toneOf: Record<Status, Tone> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  unknown: 'warn',
  failed: 'bad',
}

function address(status: Status | undefined, page: number): string {
  const query = new URLSearchParams(status ? { status } : {})
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

export default function EmailsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { status, log } = loaded
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('emails.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1} size='heading'>
          {t('emails.title')}
        </Heading>
        <p className='soft'>{t('emails.description')}</p>
        <TabLinks
          label={t('emails.title')}
          links={[undefined, ...emailStatuses].map((each) => ({
            to: address(each, 1),
            label: each ? t(`emails.status.${each}`) : t('emails.all'),
            ...(each ? { count: log.value?.counts[each] ?? 0 } : {}),
            isCurrent: each === status,
          }))}
        />
      </header>
      {!log.value && (
        <LoadError title={t('emails.load_failed')} error={log.error} onRetry={revalidate} />
      )}
      {log.value?.items.length === 0 && (
        <EmptyState title={t('emails.none')}>{t('emails.none_description')}</EmptyState>
      )}
      {log.value && log.value.items.length > 0 && (
        <>
          <EmailTable items={log.value.items} onRetried={revalidate} />
          <Pagination
            page={log.value.page}
            count={log.value.pages}
            href={(page) => address(status, page)}
          />
        </>
      )}
    </div>
  )
}

type EmailTableProps = { items: LoggedEmail[]; onRetried: () => Promise<void> }

function EmailTable({ items, onRetried }: EmailTableProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('emails.title')}
      hideCaption
      rows={items}
      rowId={({ id }) => id}
      columns={[
        { id: 'about', title: t('emails.about'), isName: true, cell: ({ about }) => about },
        {
          id: 'to',
          title: t('emails.to'),
          cell: ({ to }) => to ?? <span className='soft'>{t('emails.to_removed')}</span>,
        },
        {
          id: 'created',
          title: t('emails.created'),
          cell: ({ createdAt }) => time.localDateTime(createdAt),
        },
        {
          id: 'status',
          title: t('emails.status'),
          cell: (email) => (
            <div className={styles.status}>
              <State tone={toneOf[email.status]}>{t(`emails.status.${email.status}`)}</State>
              {email.failure && <span className='soft small'>{email.failure}</span>}
              {email.nextAttemptAt && email.attempts > 0 && (
                <span className='soft small'>
                  {t('emails.next', { time: time.localDateTime(email.nextAttemptAt) })}
                </span>
              )}
              {email.status === 'queued' && <RetryEmail email={email} onRetried={onRetried} />}
            </div>
          ),
        },
      ]}
    />
  )
}

export function HydrateFallback() {
  return <DeskSkeleton page={styles.page} head={styles.head} rows={6} />
}
