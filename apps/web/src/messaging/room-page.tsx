import type { Room } from '@marea/contract/messaging.ts'
import { dayInMiami } from '@marea/contract/nights.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router'
import { countdown } from '#bookings/countdown.ts'
import { Facts } from '#bookings/facts.tsx'
import { useStayFacts } from '#bookings/use-stay-facts.ts'
import { ReceiptButton } from '#payments/receipt-button.tsx'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotRead } from '#ui/not-read.tsx'
import type { Route } from './+types/room-page.ts'
import { AboutStay, useAgreed } from './about-stay.tsx'
import { readTalk, type ThreadRead } from './read-talk.ts'
import styles from './talk.module.css'
import { Talk } from './talk.tsx'
import { TalkBones } from './talk-bones.tsx'
import { Thread } from './thread.tsx'
import { useNameOf } from './use-words.ts'

const AboutSheet = lazyPart(() => import('./about-sheet.tsx'))

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return forReader(() => readTalk(params.room))
}

export default function RoomPage() {
  const t = useText()
  const { room: openId = '' } = useParams()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { asOf, rooms, thread } = loaded
  return (
    <>
      {!thread.value && <PageHead title={t('messaging.title')} isPrivate />}
      <Talk rooms={rooms} asOf={asOf} openId={openId}>
        {thread.value ? (
          <OpenRoom key={thread.value.room.id} read={thread.value} />
        ) : (
          <Closed error={thread.error} />
        )}
      </Talk>
    </>
  )
}

function OpenRoom({ read }: { read: ThreadRead }) {
  const t = useText()
  const nameOf = useNameOf()
  const [isAsked, setAsked] = useState(false)
  const { room } = read
  const title = t('messaging.thread', { name: nameOf(room), home: room.suite.name })
  const about = <About room={room} />
  return (
    <>
      <PageHead title={title} isPrivate />
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

function About({ room }: { room: Room }): ReactNode {
  const t = useText()
  const factsOf = useStayFacts()
  const agreedOf = useAgreed()
  const { stay } = room
  if (!stay) return <AboutStay room={room} />
  const isConfirmed = stay.status === 'confirmed'
  const when = isConfirmed
    ? countdown(stay, dayInMiami(new Date()), t)
    : t(`bookings.status.${stay.status}`)
  const label = t('bookings.receipt_of', { home: room.suite.name })
  return (
    <AboutStay
      room={room}
      when={when}
      facts={<Facts facts={[...factsOf(stay), ...agreedOf(stay)]} />}
      receipt={<ReceiptButton of={{ purpose: 'booking', reference: stay.id }} label={label} />}
    />
  )
}

/** Another's room and one that never was are told apart by nobody. */
function Closed({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const isMissing = error instanceof ProblemError && (error.status === 404 || error.status === 400)
  return (
    <div className={styles.closed}>
      {isMissing ? (
        <EmptyState
          level={1}
          title={t('messaging.missing')}
          acts={<LinkButton to='/chat'>{t('messaging.all')}</LinkButton>}
        >
          {t('messaging.missing_says')}
        </EmptyState>
      ) : (
        <>
          <h1 className='hidden-label'>{t('messaging.title')}</h1>
          <NotRead title={t('messaging.not_read')} error={error} onAgain={revalidate} />
        </>
      )}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <>
      <PageHead title={t('messaging.title')} isPrivate />
      <TalkBones isOpen />
    </>
  )
}
