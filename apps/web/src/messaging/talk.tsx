import type { RoomCard } from '@marea/contract/messaging.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { lastHeard, useLive } from '#platform/live.ts'
import type { Part } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { Refused } from '#ui/refused.tsx'
import type { Listed } from './read-talk.ts'
import { RoomLine } from './room-line.tsx'
import styles from './talk.module.css'
import { useRooms } from './use-rooms.ts'
import { useSoon } from './use-soon.ts'

type TalkProps = {
  rooms: Part<Listed>
  /** What had happened last when they were read. */
  asOf: number | undefined
  /** The room that is open beside the list; the list alone on phones where none is. */
  openId?: string
  /** What stands above the list. */
  says?: ReactNode
  /** What stands in place of an empty list. */
  empty?: ReactNode
  children: ReactNode
}

/** The rooms, and beside them what is said in one. */
export function Talk({ rooms, asOf, openId, says, empty, children }: TalkProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const readSoon = useSoon(revalidate)
  const catchUp = useEffectEvent(() => lastHeard() !== asOf && readSoon())
  useLive(/^(messaging\.|live\.open)/, readSoon)
  useEffect(() => void catchUp(), [])
  return (
    <div
      className={styles.talk}
      data-fills-the-page
      data-open={openId !== undefined || undefined}
      data-empty={empty ? true : undefined}
    >
      <nav className={styles.rooms} aria-label={t('messaging.rooms')}>
        <Heading level={openId === undefined ? 1 : 2}>{t('messaging.title')}</Heading>
        {says}
        {empty}
        {rooms.value ? (
          <Rooms listed={rooms.value} openId={openId} />
        ) : (
          <NotRead title={t('messaging.not_read')} error={rooms.error} onAgain={revalidate} />
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
          <RoomLine key={room.id} room={room} isOpen={room.id === openId} />
        ))}
      </ul>
      {error !== null && <Refused title={t('messaging.not_read')} error={error} />}
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
