import type { ConversationCard, Message } from '@marea/contract/messaging/endpoints.ts'
import { NoteText } from '#messaging/note-text.tsx'
import { useLastMessageText, useNameOf } from '#messaging/use-message-text.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatRecent } from '#platform/time/local-time.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './inbox.module.css'

type ConversationRowProps = { conversation: ConversationCard & { last: Message }; isOpen: boolean }

export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useNameOf()
  const wordsOf = useLastMessageText()
  const { id, suite, last, unread } = conversation
  return (
    <li>
      <Link
        to={`/chat/${id}`}
        aria-current={isOpen ? 'page' : undefined}
        className={styles.conversation}
      >
        {suite.photo ? (
          <Photo photo={photoSet(suite.photo)} alt='' ratio='1' sizes='72px' />
        ) : (
          <span className={styles.noPhoto} />
        )}
        <span className={styles.text}>
          <span className={styles.top}>
            <b>{`${nameOf(conversation)}, ${suite.name}`}</b>
            <time dateTime={last.sentAt} className='tiny soft'>
              {formatRecent(last.sentAt, language, new Date())}
            </time>
          </span>
          <span className={classes(styles.last, unread === 0 && 'soft')}>
            {last.note ? <NoteText note={last.note} room={conversation} /> : wordsOf(conversation)}
          </span>
        </span>
        {unread > 0 && (
          <span className={styles.dot}>
            <span className='hidden-label'>{t('messaging.unread', { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
