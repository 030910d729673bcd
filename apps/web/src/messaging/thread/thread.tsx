import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LoadedThread } from '#messaging/load-conversations.ts'
import { useNameOf, useSenderOf, useTitleOf } from '#messaging/use-message-text.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { BlockedNotice } from './report/blocked-notice.tsx'
import { BookingLink, useSupportMark } from './support/about-support.tsx'
import styles from './thread.module.css'
import { ThreadMenu } from './thread-menu.tsx'
import { TypingIndicator } from './typing/typing-indicator.tsx'
import { useOutbox } from './use-outbox.ts'
import { useReadReceipt } from './use-read-receipt.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useScrollToFound } from './use-scroll-to-found.ts'
import { useThread } from './use-thread.ts'

const PhotoViewerHost = lazyPart(() => import('./photos/photo-viewer-host.tsx'))

const ReportSheet = lazyPart(() => import('./report/report-sheet.tsx'))

type ThreadProps = {
  read: LoadedThread
  /** Opens the side panel where there is no space beside the thread. */
  onAbout: () => void
  about: ReactNode
}

export function Thread({ read, onAbout, about }: ThreadProps) {
  const [params] = useSearchParams()
  const { room } = read
  const thread = useThread(read)
  const outbox = useOutbox(room.id, thread.add)
  const box = useRef<HTMLElement>(null)
  const newest = thread.items.at(-1)
  const waiting = outbox.outgoing.filter(({ id }) => !thread.items.some((it) => it.clientId === id))
  const { isAtEnd, toEnd } = useScrollPosition(box, {
    first: thread.items[0]?.id,
    last: waiting.at(-1)?.id ?? newest?.clientId ?? String(newest?.id),
    isOwn: waiting.length > 0 || newest?.from === room.side,
  })
  useScrollToFound(box)
  useReadReceipt(room, newest?.id ?? 0, isAtEnd)
  return (
    <>
      <section className={styles.thread} aria-label={useTitleOf()(room)}>
        <ThreadHeader room={room} onAbout={onAbout} />
        <MessageList
          {...{ box, conversation: room, thread, isAtEnd, scrollToEnd: toEnd }}
          outbox={{ ...outbox, waiting }}
        />
        <TypingIndicator conversation={room} words={outbox.words} />
        <Reply conversation={room} outbox={outbox} />
      </section>
      {about}
      <LiveAnnouncement room={room} thread={thread} />
      {params.has('report') && (
        <Suspense>
          <ReportSheet conversation={room} />
        </Suspense>
      )}
      {params.has('photo') && (
        <Suspense>
          <PhotoViewerHost conversation={room} items={thread.items} />
        </Suspense>
      )}
    </>
  )
}

/** The message field, or the reason why it is missing. */
function Reply({
  conversation,
  outbox,
}: {
  conversation: Conversation
  outbox: ReturnType<typeof useOutbox>
}) {
  const t = useText()
  const nameOf = useNameOf()
  const { firstName } = conversation.other
  if (firstName === null) return <p className={styles.left}>{t('problem.messaging.other_left')}</p>
  if (conversation.isBlocked && conversation.canBlock) {
    return <BlockedNotice conversation={conversation} name={firstName} />
  }
  return <Composer {...outbox} conversation={conversation} to={nameOf(conversation)} />
}

function ThreadHeader({
  room: conversation,
  onAbout,
}: {
  room: Conversation
  onAbout: () => void
}) {
  const t = useText()
  const name = useNameOf()(conversation)
  const mark = useSupportMark()
  return (
    <header className={styles.head}>
      <IconLink to='/chat' icon='left' label={t('messaging.all')} className={styles.back} />
      <Avatar
        name={name}
        src={conversation.suite ? (conversation.other.photo ?? undefined) : mark}
        className={styles.portrait}
      />
      <div className={styles.who}>
        <h1>{name}</h1>
        <p className='tiny soft'>
          <Subtitle conversation={conversation} />
        </p>
      </div>
      <ThreadMenu conversation={conversation} />
      <IconButton
        icon='info'
        label={t('messaging.about')}
        className={styles.open}
        onClick={onAbout}
      />
    </header>
  )
}

function Subtitle({ conversation }: { conversation: Conversation }) {
  const t = useText()
  const { suite, side, booking, repliesWithin } = conversation
  if (!suite) return booking ? <BookingLink booking={booking} /> : t('messaging.support_team')
  const home = suite.name
  const words = t(side === 'guest' ? 'messaging.owner_of' : 'messaging.guest_of', { home })
  return repliesWithin ? `${words}. ${t(`suite.replies.${repliesWithin}`)}` : words
}

/** Announces messages that arrive while the reader is here, and none from before. */
function LiveAnnouncement({
  room: conversation,
  thread,
}: {
  room: Conversation
  thread: ReturnType<typeof useThread>
}) {
  const t = useText()
  const senderOf = useSenderOf()
  const [known] = useState(() => thread.items.at(-1)?.id ?? 0)
  const newest = thread.items.findLast(({ from }) => from !== null && from !== conversation.side)
  const isNew = newest !== undefined && newest.id > known
  return (
    <p className='hidden-label' role='status'>
      {isNew &&
        `${senderOf(newest, conversation)}: ${newest.text || t('messaging.photos', { count: newest.photos.length })}`}
    </p>
  )
}
