import type { Conversation, ConversationNote } from '@marea/contract/messaging/endpoints.ts'
import { useSearchParams } from 'react-router'
import { NoteText } from '#messaging/note-text.tsx'
import { Highlighted } from '#messaging/search/highlighted.tsx'
import { useSenderOf } from '#messaging/use-message-text.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatLocalTime } from '#platform/time/local-time.ts'
import textLink from '#ui/button/text-link.module.css'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { Bubble } from '#ui/text/bubble.tsx'
import type { DeliveryMark } from './delivery-marks.ts'
import type { GroupedMessage } from './message-days.ts'
import { MessagePhotos } from './photos/message-photos.tsx'
import { splitLinks } from './split-links.ts'
import styles from './thread.module.css'
import { ContactWarning } from './warnings/contact-warning.tsx'

type MessageProps = {
  line: GroupedMessage
  conversation: Conversation
  mark: DeliveryMark | undefined
}

/**
 * One message: the reader's own on the end side, the other's with their name, a note in the middle.
 */
export function Message({ line, conversation, mark }: MessageProps) {
  const t = useText()
  const language = useLanguage()
  const sender = useSenderOf()(line, conversation)
  const [params] = useSearchParams()
  const { note, from, text, photos, isAutomatic, sentAt, goesOn } = line
  if (note) return <NoteMessage note={note} room={conversation} />
  const isOwn = from === conversation.side
  const time = formatLocalTime(sentAt, language)
  return (
    <li
      className={classes(styles.message, isOwn && styles.own, goesOn && styles.continued)}
      data-found={params.get('message') === String(line.id) || undefined}
    >
      <span className='hidden-label'>{isOwn ? t('messaging.by_you') : sender}</span>
      {text === null ? (
        <Bubble isOwn={isOwn} className={styles.erased}>
          {t('messaging.erased')}
        </Bubble>
      ) : (
        <>
          <MessagePhotos room={conversation.id} photos={photos} from={isOwn ? undefined : sender} />
          {text && (
            <Bubble isOwn={isOwn}>
              <MessageText text={text} sought={params.get('q') ?? ''} />
            </Bubble>
          )}
        </>
      )}
      {(!goesOn || mark || isAutomatic) && (
        <span className={styles.meta}>
          {!isOwn && <span aria-hidden='true'>{`${sender}, `}</span>}
          <time dateTime={sentAt}>{time}</time>
          {isAutomatic && ` · ${t('messaging.automatic')}`}
          {mark && ` · ${t(`messaging.mark.${mark}`)}`}
          {!isOwn && text !== null && conversation.suite && <ReportLink id={line.id} />}
        </span>
      )}
      {!isOwn && line.hints.length > 0 && <ContactWarning hints={line.hints} reader='recipient' />}
    </li>
  )
}

/** Appears with the pointer or the keyboard on a message; the menu reports on any device. */
function ReportLink({ id }: { id: number }) {
  const t = useText()
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('report', String(id))
  return (
    <TextLink to={`?${next}`} isOverlay className={styles.report}>
      {t('messaging.report')}
    </TextLink>
  )
}

/** Plain text; a link opens in a new tab without a referrer. */
export function MessageText({ text, sought = '' }: { text: string; sought?: string }) {
  return splitLinks(text).map(({ text: words, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the bits of a message never move
        key={index}
        href={href}
        target='_blank'
        rel='noopener nofollow noreferrer'
        className={textLink.link}
      >
        {words}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bits of a message never move
      <Highlighted key={index} text={words} sought={sought} />
    ),
  )
}

const icons: Record<ConversationNote['kind'], IconName> = {
  confirmed: 'check',
  changed: 'edit',
  cancelled: 'close',
}

function NoteMessage({ note, room }: { note: ConversationNote; room: Conversation }) {
  return (
    <li className={classes(styles.note, note.kind === 'confirmed' && styles.good)}>
      <Icon name={icons[note.kind]} small />
      <span>
        <NoteText note={note} room={room} />
      </span>
    </li>
  )
}
