import type { SupportConversation } from '@marea/contract/messaging/support.ts'
import { useDuration } from '#operations/frame/use-duration.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge, State } from '#ui/text/badge.tsx'
import styles from './support.module.css'

export function SupportRow({ conversation }: { conversation: SupportConversation }) {
  const t = useText()
  const { id, person, booking, last, unread } = conversation
  const name = person.fullName ?? t('support_desk.deleted')
  const words = last.text || t('messaging.photos', { count: last.photos.length })
  return (
    <li>
      <Avatar name={name} src={person.photo ?? undefined} />
      <div>
        <Link to={`/admin/support/${id}`}>
          <b>{name}</b>
        </Link>
        {booking && (
          <span className='soft small'>{` · ${[booking.reference, booking.home].join(' · ')}`}</span>
        )}
        <p className={styles.last}>
          {last.text === null
            ? t('messaging.erased')
            : [last.author, words].filter(Boolean).join(': ')}
        </p>
      </div>
      <div className={styles.state}>
        <SupportState conversation={conversation} />
        {unread > 0 && <Badge>{t('support_desk.unread', { count: unread })}</Badge>}
      </div>
    </li>
  )
}

export function SupportState({ conversation }: { conversation: SupportConversation }) {
  const t = useText()
  const duration = useDuration()
  const { isResolved, waitingSince } = conversation
  if (isResolved) return <State tone='good'>{t('support_desk.resolved')}</State>
  if (waitingSince === null) return <State>{t('support_desk.answered')}</State>
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(waitingSince)) / 60_000))
  return <State tone='warn'>{t('support_desk.waiting', { time: duration(minutes) })}</State>
}
