import { ProblemError } from '#platform/api/problem-error.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import { Bubble } from '#ui/text/bubble.tsx'
import { MessageText } from './message.tsx'
import { MessagePhotos } from './photos/message-photos.tsx'
import styles from './thread.module.css'
import type { Outgoing } from './use-outbox.ts'

type OutgoingMessageProps = {
  room: string
  outgoing: Outgoing
  attempt: (outgoing: Outgoing) => void
  takeBack: (outgoing: Outgoing) => void
}

export function OutgoingMessage({ room, outgoing, attempt, takeBack }: OutgoingMessageProps) {
  const t = useText()
  const isOnline = useIsOnline()
  const { text, photos, isSending, error } = outgoing
  const reason = error instanceof ProblemError ? t(`problem.${error.code}`) : t('messaging.unsent')
  return (
    <li className={classes(styles.message, styles.own, styles.outgoing)}>
      <span className='hidden-label'>{t('messaging.by_you')}</span>
      <MessagePhotos room={room} photos={photos} />
      {text && (
        <Bubble isOwn>
          <MessageText text={text} />
        </Bubble>
      )}
      {isSending ? (
        <span className={styles.meta}>{t('messaging.sending')}</span>
      ) : (
        <span className={styles.failed} role='status'>
          <span>{isOnline ? reason : t('messaging.offline')}</span>
          <TextButton onClick={() => attempt(outgoing)}>{t('messaging.again')}</TextButton>
          <TextButton onClick={() => takeBack(outgoing)}>{t('messaging.edit_unsent')}</TextButton>
        </span>
      )}
    </li>
  )
}
