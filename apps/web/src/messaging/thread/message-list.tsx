import type { Room } from '@marea/contract/messaging/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { Fragment, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { localDay } from '#platform/time/local-time.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Message } from './message.tsx'
import { byDay } from './message-days.ts'
import { OutgoingMessage } from './outgoing-message.tsx'
import styles from './thread.module.css'
import type { Outgoing, useOutbox } from './use-outbox.ts'
import type { useThread } from './use-thread.ts'

type SaysProps = {
  box: RefObject<HTMLElement | null>
  room: Room
  thread: ReturnType<typeof useThread>
  outbox: Pick<ReturnType<typeof useOutbox>, 'attempt' | 'takeBack'> & { waiting: Outgoing[] }
  isAtEnd: boolean
  toEnd: () => void
}

export function MessageList({ box, room, thread, outbox, isAtEnd, toEnd }: SaysProps) {
  const t = useText()
  const { items } = thread
  const firstUnread = useFirstUnread(room, thread)
  const seen = items.findLast(({ id, from }) => from === room.side && id <= room.otherReadId)?.id
  const isEmpty = items.length === 0 && outbox.waiting.length === 0
  const hasNews = !isAtEnd && (items.at(-1)?.id ?? 0) > room.readId
  return (
    <div className={styles.place}>
      <section
        ref={box}
        className={styles.says}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={t('messaging.description')}
      >
        <Earlier {...thread} box={box} />
        {isEmpty && <p className={styles.none}>{t('messaging.no_messages')}</p>}
        <ol>
          {byDay(items).map(({ day, lines }) => (
            <Fragment key={day}>
              <DayLine day={day} />
              {lines.map((line) => (
                <Fragment key={line.clientId ?? line.id}>
                  {line.id === firstUnread && <NewLine />}
                  <Message line={line} room={room} isSeen={line.id === seen} />
                </Fragment>
              ))}
            </Fragment>
          ))}
          {outbox.waiting.map((outgoing) => (
            <OutgoingMessage key={outgoing.id} {...outbox} outgoing={outgoing} />
          ))}
        </ol>
      </section>
      {hasNews && (
        <Button kind='paper' small className={styles.news} onClick={toEnd}>
          <Icon name='down' small />
          {t('messaging.new_messages')}
        </Button>
      )}
    </div>
  )
}

/** The first unread message when the conversation was opened. */
function useFirstUnread(room: Room, { items }: SaysProps['thread']): number | undefined {
  const [first] = useState(
    () => items.find(({ id, from }) => from && from !== room.side && id > room.readId)?.id,
  )
  return first
}

function DayLine({ day }: { day: string }) {
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

function NewLine() {
  const t = useText()
  return (
    <li className={styles.new} data-unread>
      {t('messaging.new')}
    </li>
  )
}

type EarlierProps = SaysProps['thread'] & Pick<SaysProps, 'box'>

const early = 240

/** Earlier messages load near the top; the button is for readers who do not scroll. */
function Earlier({ hasMore, readEarlier, isBusy, error, box }: EarlierProps) {
  const t = useText()
  const look = useEffectEvent(() => {
    const isNear = (box.current?.scrollTop ?? early) < early
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
