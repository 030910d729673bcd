import type { SupportConversation, SupportThread } from '@marea/contract/messaging/support.ts'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { refreshQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/support-thread-page.ts'
import { AnswerForm } from './answer-form.tsx'
import { SupportMessages } from './support-messages.tsx'
import { SupportState } from './support-row.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { thread: room } }: Route.ClientLoaderArgs) {
  return whenAdmin(() =>
    loadPart(call('GET /admin/support/:room', { params: { room }, query: {} })),
  )
}

export default function SupportThreadPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  if (value) return <Opened key={value.conversation.id} thread={value} />
  return <NotOpened error={error} />
}

function Opened({ thread }: { thread: SupportThread }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { conversation, items } = thread
  const { id, person } = conversation
  const name = person.fullName ?? t('admin_support.deleted')

  async function readAgain() {
    await Promise.all([revalidate(), refreshQueues()])
  }

  useLive(['messaging.support_changed', 'messaging.read'], (event) => {
    if (event.kind === 'live.gap' || event.data.roomId === id) readAgain()
  })
  useReadByTeam(thread)
  return (
    <Page
      title={name}
      isNarrow
      back={{ to: '/admin/support', label: t('admin_support.all') }}
      lead={<Lead conversation={conversation} />}
    >
      <SupportMessages thread={thread} name={name} />
      {person.fullName !== null && (
        <AnswerForm
          room={id}
          newestId={items.at(-1)?.id ?? conversation.last.id}
          isResolved={conversation.isResolved}
          onChanged={readAgain}
        />
      )}
    </Page>
  )
}

function Lead({ conversation }: { conversation: SupportConversation }) {
  const t = useText()
  const { person, booking } = conversation
  return (
    <>
      <p className='small'>
        <TextLink to={`/admin/people/${person.id}`}>{t('people.title')}</TextLink>
        {booking && (
          <>
            {' · '}
            <TextLink to={`/admin/bookings/${booking.id}`}>
              {t('messaging.support_booking', { reference: booking.reference })}
            </TextLink>
            {` · ${booking.home}`}
          </>
        )}
      </p>
      <p>
        <SupportState conversation={conversation} />
      </p>
    </>
  )
}

/** A conversation that one administrator opened counts as read by the team. */
function useReadByTeam({ conversation: { id, unread }, items }: SupportThread): void {
  const newest = items.at(-1)?.id
  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    const given = { params: { room: id }, body: { messageId: newest } }
    call('PUT /admin/support/:room/reading', given).catch(() => undefined)
  }, [id, unread, newest])
}

function NotOpened({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const isMissing = error instanceof ProblemError && (error.status === 404 || error.status === 400)
  if (!isMissing) {
    return (
      <Page title={t('admin_support.title')}>
        <LoadError title={t('admin_support.load_failed')} error={error} onRetry={revalidate} />
      </Page>
    )
  }
  const missing = t('admin_support.missing')
  return (
    <Page
      title={missing}
      head={
        <EmptyState
          level={1}
          title={missing}
          actions={<LinkButton to='/admin/support'>{t('admin_support.all')}</LinkButton>}
        >
          {t('admin_support.missing_description')}
        </EmptyState>
      }
    />
  )
}

export const HydrateFallback = PageSkeleton
