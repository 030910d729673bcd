import type { ConversationCard, Message } from '@marea/contract/messaging/endpoints.ts'
import { useSearchParams } from 'react-router'
import { NoteText } from '#messaging/note-text.tsx'
import { excerptAround } from '#messaging/search/find-matches.ts'
import { Highlighted } from '#messaging/search/highlighted.tsx'
import { useSupportMark } from '#messaging/thread/support/about-support.tsx'
import { useLastMessageText, useTitleOf } from '#messaging/use-message-text.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatRecent } from '#platform/time/local-time.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './inbox.module.css'

type ConversationRowProps = {
  conversation: ConversationCard & { last: Message }
  isOpen: boolean
  /** What a search found in it; `last` is then the message that matches. */
  hit?: { sought: string; matches: number; messageId: number | undefined }
}

export function ConversationRow({ conversation, isOpen, hit }: ConversationRowProps) {
  const t = useText()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const wordsOf = useLastMessageText()
  const { id, suite, last, unread, isArchived } = conversation
  const sought = hit?.sought ?? ''
  return (
    <li>
      <Link
        to={`/chat/${id}${useListSearch(hit)}`}
        aria-current={isOpen ? 'page' : undefined}
        className={styles.conversation}
      >
        <RowPicture suite={suite} />
        <span className={styles.text}>
          <span className={styles.top}>
            <b>
              <Highlighted text={titleOf(conversation)} sought={sought} />
            </b>
            <time dateTime={last.sentAt} className='tiny soft'>
              {formatRecent(last.sentAt, language, new Date())}
            </time>
          </span>
          <span className={classes(styles.last, unread === 0 && 'soft')}>
            {last.note ? (
              <NoteText note={last.note} room={conversation} />
            ) : (
              <Highlighted text={excerptAround(wordsOf(conversation), sought)} sought={sought} />
            )}
          </span>
          {hit && (isArchived || hit.matches > 1) && (
            <span className='tiny soft'>
              {[
                hit.matches > 1 && t('messaging.search_matches', { count: hit.matches }),
                isArchived && t('messaging.archive_title'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
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

function RowPicture({ suite }: Pick<ConversationCard, 'suite'>) {
  const mark = useSupportMark()
  if (!suite) return <img src={mark} alt='' width='72' height='72' className={styles.mark} />
  if (!suite.photo) return <span className={styles.noPhoto} />
  return <Photo photo={photoSet(suite.photo)} alt='' ratio='1' sizes='72px' />
}

/** Keeps the search or the archive filter of the list beside the conversation. */
function useListSearch(hit: ConversationRowProps['hit']): string {
  const [params] = useSearchParams()
  const next = new URLSearchParams()
  for (const name of ['q', 'show']) {
    const value = params.get(name)
    if (value) next.set(name, value)
  }
  if (hit?.messageId) next.set('message', String(hit.messageId))
  return next.size > 0 ? `?${next}` : ''
}
