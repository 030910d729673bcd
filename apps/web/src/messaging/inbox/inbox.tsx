import type { RoomCard } from '@marea/contract/messaging/endpoints.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Listed } from '#messaging/read-conversations.ts'
import { useDebouncedCallback } from '#messaging/use-debounced-callback.ts'
import type { Part } from '#platform/api/page-part.ts'
import { lastHeard, useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ConversationRow } from './conversation-row.tsx'
import styles from './inbox.module.css'
import { useRooms } from './use-rooms.ts'

type TalkProps = {
  rooms: Part<Listed>
  /** The id of the last event when the conversations were loaded. */
  asOf: number | undefined
  /** The conversation open beside the list; on phones without one only the list shows. */
  openId?: string
  /** Shown above the list. */
  says?: ReactNode
  /** Shown in place of an empty list. */
  empty?: ReactNode
  children: ReactNode
}

/** The conversations, and one of them open beside the list. */
export function Inbox({ rooms, asOf, openId, says, empty, children }: TalkProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const readSoon = useDebouncedCallback(revalidate)
  const catchUp = useEffectEvent(() => lastHeard() !== asOf && readSoon())
  useLive(['messaging.*', 'live.open'], readSoon)
  useEffect(() => void catchUp(), [])
  return (
    <div
      className={styles.talk}
      data-fills-the-page
      data-open={openId !== undefined || undefined}
      data-empty={empty ? true : undefined}
    >
      <nav className={styles.rooms} aria-label={t('messaging.conversations')}>
        <Heading level={openId === undefined ? 1 : 2}>{t('messaging.title')}</Heading>
        {says}
        {empty}
        {rooms.value ? (
          <Rooms listed={rooms.value} openId={openId} />
        ) : (
          <LoadError title={t('messaging.load_failed')} error={rooms.error} onRetry={revalidate} />
        )}
      </nav>
      {children}
    </div>
  )
}

function Rooms({ listed, openId }: { listed: Listed; openId: string | undefined }) {
  const t = useText()
  const { rooms, hasMore, isBusy, error, more } = useRooms(listed)
  return (
    <>
      <ul>
        {rooms.filter(hasWords).map((room) => (
          <ConversationRow key={room.id} room={room} isOpen={room.id === openId} />
        ))}
      </ul>
      {error !== null && <ActionError title={t('messaging.load_failed')} error={error} />}
      {hasMore && (
        <Button kind='quiet' small busy={isBusy} onClick={more}>
          {t('messaging.more')}
        </Button>
      )}
    </>
  )
}

type SpokenIn = RoomCard & { last: NonNullable<RoomCard['last']> }

function hasWords(room: RoomCard): room is SpokenIn {
  return room.last !== null
}
