import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import type { Tone } from '#ui/text/badge.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  tone?: Tone
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced by screen readers, for a notice that appears while the page is open. */
  isAnnounced?: boolean
}

const defaultIcon = {
  good: 'check',
  warn: 'clock',
  bad: 'alert',
  info: 'info',
  plain: 'info',
} as const

/** What happened, what it means and what to do next. */
export function Notice({
  tone = 'plain',
  icon,
  title,
  children,
  actions,
  isAnnounced,
}: NoticeProps) {
  const role = tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={classes(styles.notice, styles[tone])} role={isAnnounced ? role : undefined}>
      <Icon name={icon ?? defaultIcon[tone]} />
      <p>
        <b>{title}</b> {children}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
