import type { MessagesToDo } from '@marea/contract/owners/to-dos.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import styles from './to-dos.module.css'

/** All guests who wait for an answer share one row, which expands to their conversations. */
export function MessagesRow({ toDo: { conversations } }: { toDo: MessagesToDo }) {
  const t = useText()
  const time = useTimeFormat()
  const guests = [...new Set(conversations.map(({ guest }) => guest))]
  return (
    <Disclosure
      className={styles.messages}
      title={
        <span>
          <b>{t('need.messages', { count: conversations.length })}</b>
          <small className='clamped'>{guests.join(', ')}</small>
        </span>
      }
    >
      <RowList className={styles.conversations}>
        {conversations.map(({ room, guest, home, text, sentAt }) => (
          <LinkRow key={room} to={`/chat/${room}`}>
            <b>{t('need.message', { guest, home: home.name })}</b>
            <small className='clamped'>
              {`${time.localDay(sentAt, 'short')} · ${text || t('messaging.photos', { count: 1 })}`}
            </small>
          </LinkRow>
        ))}
      </RowList>
    </Disclosure>
  )
}
