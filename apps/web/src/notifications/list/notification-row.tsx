import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import type { ReactNode } from 'react'
import { markReadQuietly } from '#notifications/mark-read.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatLocalTime, formatRecent } from '#platform/time/local-time.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { iconOf } from './kind-icon.ts'
import styles from './notification-row.module.css'

type NotificationRowProps = {
  notification: Notification
  onOpen?: () => void
  /** In a list that is not grouped by day, the time includes the day. */
  isRecent?: boolean
  /** Beside the link. */
  children?: ReactNode
}

export function NotificationRow({
  notification,
  onOpen,
  isRecent,
  children,
}: NotificationRowProps) {
  const t = useText()
  const language = useLanguage()
  const { id, kind, path, createdAt, isRead, words } = notification
  const { title, body, action } = words[language]

  function open() {
    if (!isRead) markReadQuietly(id)
    onOpen?.()
  }

  return (
    <li className={classes(styles.row, !isRead && styles.unread)}>
      <span className={`round ${styles.mark}`}>
        <Icon name={iconOf[kind]} small />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <b>{title}</b>
          {!isRead && (
            <>
              <i className={styles.dot} />
              <span className='hidden-label'>{t('notifications.unread')}</span>
            </>
          )}
        </p>
        <p className={classes('soft', styles.body)}>{body}</p>
        <p className={styles.actions}>
          <TextLink to={path} onClick={open}>
            {action}
            <span className='hidden-label'>{`: ${title}`}</span>
          </TextLink>
          {children}
        </p>
      </div>
      <time dateTime={createdAt} className={classes('soft small', styles.time)}>
        {isRecent
          ? formatRecent(createdAt, language, new Date())
          : formatLocalTime(createdAt, language)}
      </time>
    </li>
  )
}
