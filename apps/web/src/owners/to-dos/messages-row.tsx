import type { MessagesToDo } from '@marea/contract/owners/to-dos.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './to-dos.module.css'

/** All guests who wait for an answer share one row, which expands to their conversations. */
export function MessagesRow({ toDo: { conversations } }: { toDo: MessagesToDo }) {
  const t = useText()
  const time = useTimeFormat()
  const guests = [...new Set(conversations.map(({ guest }) => guest))]
  return (
    <details className={styles.messages}>
      <summary className={styles.row}>
        <span className={styles.about}>
          <span className={styles.title}>
            {t('need.messages', { count: conversations.length })}
          </span>
          <span className={`soft small ${styles.detail}`}>{guests.join(', ')}</span>
        </span>
        <Icon name='down' small />
      </summary>
      <ul>
        {conversations.map(({ room, guest, home, text, sentAt }) => (
          <li key={room}>
            <Link to={`/chat/${room}`} className={styles.conversation}>
              <span className={styles.title}>{t('need.message', { guest, home: home.name })}</span>
              <span className={`soft small ${styles.detail}`}>
                {`${time.localDay(sentAt, 'short')} · ${text || t('messaging.photos', { count: 1 })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
