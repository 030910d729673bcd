import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router'
import { countdown } from '#bookings/countdown.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useStayFacts } from '#bookings/stay/use-stay-facts.ts'
import styles from '#messaging/inbox/inbox.module.css'
import { Inbox } from '#messaging/inbox/inbox.tsx'
import { InboxSkeleton } from '#messaging/inbox/inbox-skeleton.tsx'
import { type LoadedThread, loadInbox } from '#messaging/load-conversations.ts'
import { useTitleOf } from '#messaging/use-message-text.ts'
import { ReceiptButton } from '#payments/purchases/receipt-button.tsx'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import type { Route } from './+types/conversation-page.ts'
import { AboutStay, useAgreedFacts } from './about-stay.tsx'
import { AboutSupport } from './support/about-support.tsx'
import { Thread } from './thread.tsx'

const AboutSheet = lazyPart(() => import('./about-sheet.tsx'))

export const shouldRevalidate = withOfflineData

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  return whenSignedIn(() => loadInbox(params.room, search))
}

export default function ConversationPage() {
  const t = useText()
  const { room: openId = '' } = useParams()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { conversations, thread } = loaded
  return (
    <>
      {!thread.value && <DocumentHead title={t('messaging.title')} isPrivate />}
      <Inbox conversations={conversations} openId={openId}>
        {thread.value ? (
          <OpenConversation key={thread.value.room.id} read={thread.value} />
        ) : (
          <ConversationError error={thread.error} />
        )}
      </Inbox>
    </>
  )
}

function OpenConversation({ read }: { read: LoadedThread }) {
  const t = useText()
  const titleOf = useTitleOf()
  const [isAsked, setAsked] = useState(false)
  const { room } = read
  const about = room.suite ? (
    <AboutConversation room={room} suite={room.suite} />
  ) : (
    <AboutSupport booking={room.booking} />
  )
  return (
    <>
      <DocumentHead title={titleOf(room)} isPrivate />
      <Thread
        read={read}
        onAbout={() => setAsked(true)}
        about={
          <aside className={styles.about} aria-label={t('messaging.about')}>
            {about}
          </aside>
        }
      />
      {isAsked && (
        <Suspense>
          <AboutSheet onClose={() => setAsked(false)}>{about}</AboutSheet>
        </Suspense>
      )}
    </>
  )
}

type AboutConversationProps = { room: Conversation; suite: NonNullable<Conversation['suite']> }

function AboutConversation({ room: conversation, suite }: AboutConversationProps): ReactNode {
  const t = useText()
  const factsOf = useStayFacts()
  const agreedOf = useAgreedFacts()
  const { stay } = conversation
  if (!stay) return <AboutStay conversation={conversation} suite={suite} />
  const isConfirmed = stay.status === 'confirmed'
  const when = isConfirmed
    ? countdown(stay, dayIn(stay.timeZone, new Date()), t)
    : t(`bookings.status.${stay.status}`)
  const label = t('bookings.receipt_of', { home: suite.name })
  return (
    <AboutStay
      conversation={conversation}
      suite={suite}
      when={when}
      facts={<Facts facts={[...factsOf(stay), ...agreedOf(stay)]} />}
      receipt={<ReceiptButton of={{ purpose: 'booking', reference: stay.id }} label={label} />}
    />
  )
}

/** Missing and forbidden conversations both show not found. */
function ConversationError({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const isMissing = error instanceof ProblemError && (error.status === 404 || error.status === 400)
  return (
    <div className={styles.closed}>
      {isMissing ? (
        <EmptyState
          level={1}
          title={t('messaging.missing')}
          actions={<LinkButton to='/chat'>{t('messaging.all')}</LinkButton>}
        >
          {t('messaging.missing_description')}
        </EmptyState>
      ) : (
        <>
          <h1 className='hidden-label'>{t('messaging.title')}</h1>
          <LoadError title={t('messaging.load_failed')} error={error} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('messaging.title')} isPrivate />
      <InboxSkeleton isOpen />
    </>
  )
}
