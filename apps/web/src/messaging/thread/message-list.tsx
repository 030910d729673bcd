import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { Fragment, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { localDay } from '#platform/time/local-time.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { deliveryMarks } from './delivery-marks.ts'
import { Message } from './message.tsx'
import { groupByDay } from './message-days.ts'
import { OutgoingMessage } from './outgoing-message.tsx'
import styles from './thread.module.css'
import type { Outgoing, useOutbox } from './use-outbox.ts'
import type { useThread } from './use-thread.ts'

type MessageListProps = {
  box: RefObject<HTMLElement | null>
  conversation: Conversation
  thread: ReturnType<typeof useThread>
  outbox: Pick<ReturnType<typeof useOutbox>, 'attempt' | 'takeBack'> & { waiting: Outgoing[] }
  isAtEnd: boolean
  scrollToEnd: () => void
}

export function MessageList({
  box,
  conversation,
  thread,
  outbox,
  isAtEnd,
  scrollToEnd,
}: MessageListProps) {
  const t = useText()
  const { items } = thread
  const firstUnread = useFirstUnread(conversation, thread)
  const marks = deliveryMarks(items, conversation)
  const isEmpty = items.length === 0 && outbox.waiting.length === 0
  const hasUnread = !isAtEnd && (items.at(-1)?.id ?? 0) > conversation.readId
  return (
    <div className={styles.place}>
      <section
        ref={box}
        className={styles.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={t('messaging.description')}
      >
        <EarlierMessages {...thread} box={box} />
        {isEmpty && (
          <p className={styles.none}>
            {t(conversation.suite ? 'messaging.no_messages' : 'messaging.support_no_messages')}
          </p>
        )}
        <ol>
          {groupByDay(items).map(({ day, lines }) => (
            <Fragment key={day}>
              <DaySeparator day={day} />
              {lines.map((line) => (
                <Fragment key={line.clientId ?? line.id}>
                  {line.id === firstUnread && <UnreadSeparator />}
                  <Message line={line} conversation={conversation} mark={marks.get(line.id)} />
                </Fragment>
              ))}
            </Fragment>
          ))}
          {outbox.waiting.map((outgoing) => (
            <OutgoingMessage
              key={outgoing.id}
              {...outbox}
              room={conversation.id}
              outgoing={outgoing}
            />
          ))}
        </ol>
      </section>
      {hasUnread && (
        <Button icon='down' kind='paper' small className={styles.toBottom} onClick={scrollToEnd}>
          {t('messaging.new_messages')}
        </Button>
      )}
    </div>
  )
}

function useFirstUnread(
  conversation: Conversation,
  { items }: MessageListProps['thread'],
): number | undefined {
  const [first] = useState(
    () =>
      items.find(({ id, from }) => from && from !== conversation.side && id > conversation.readId)
        ?.id,
  )
  return first
}

function DaySeparator({ day }: { day: string }) {
  const t = useText()
  const language = useLanguage()
  const now = new Date()
  const today = localDay(now)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const words =
    day === today
      ? t('messaging.today')
      : formatDay(day, language, isThisYear ? 'longWeekday' : 'full')
  return <li className={styles.day}>{words}</li>
}

function UnreadSeparator() {
  const t = useText()
  return (
    <li className={styles.new} data-unread>
      {t('messaging.new')}
    </li>
  )
}

type EarlierMessagesProps = MessageListProps['thread'] & Pick<MessageListProps, 'box'>

const loadDistance = 240

/** Earlier messages load near the top; the button is for readers who do not scroll. */
function EarlierMessages({ hasMore, readEarlier, isBusy, error, box }: EarlierMessagesProps) {
  const t = useText()
  const look = useEffectEvent(() => {
    const isNear = (box.current?.scrollTop ?? loadDistance) < loadDistance
    if (isNear && hasMore && !isBusy && error === null) readEarlier()
  })

  useEffect(() => {
    const element = box.current
    const onScroll = () => look()
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [box])

  if (error !== null) {
    return <LoadError title={t('messaging.load_failed')} error={error} onRetry={readEarlier} />
  }
  if (!hasMore) return null
  return (
    <Button kind='quiet' small busy={isBusy} className={styles.earlier} onClick={readEarlier}>
      {t('messaging.earlier')}
    </Button>
  )
}
