import type { SupportConversation } from '@marea/contract/messaging/support.ts'
import { useDuration } from '#operations/frame/use-duration.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { LinkRow } from '#ui/page/row-list.tsx'
import { Badge, State } from '#ui/text/badge.tsx'
import styles from './support.module.css'

export function SupportRow({ conversation }: { conversation: SupportConversation }) {
  const t = useText()
  const { id, person, booking, last, unread } = conversation
  const name = person.fullName ?? t('admin_support.deleted')
  const words = last.text || t('messaging.photos', { count: last.photos.length })
  return (
    <LinkRow
      className={styles.row}
      to={`/admin/support/${id}`}
      mark={<Avatar name={name} src={person.photo ?? undefined} />}
      end={
        <span className={styles.state}>
          <SupportState conversation={conversation} />
          {unread > 0 && <Badge>{t('admin_support.unread', { count: unread })}</Badge>}
        </span>
      }
    >
      <b>{name}</b>
      {booking && <small>{[booking.reference, booking.home].join(' · ')}</small>}
      <span className='clamped'>
        {last.text === null
          ? t('messaging.erased')
          : [last.author, words].filter(Boolean).join(': ')}
      </span>
    </LinkRow>
  )
}

export function SupportState({ conversation }: { conversation: SupportConversation }) {
  const t = useText()
  const duration = useDuration()
  const { isResolved, waitingSince } = conversation
  if (isResolved) return <State tone='good'>{t('admin_support.resolved')}</State>
  if (waitingSince === null) return <State>{t('admin_support.answered')}</State>
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(waitingSince)) / 60_000))
  return <State tone='warn'>{t('admin_support.waiting', { time: duration(minutes) })}</State>
}
