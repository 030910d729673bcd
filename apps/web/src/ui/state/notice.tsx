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
  acts?: ReactNode
  /** A notice that appears while the reader is here speaks up by itself. */
  announced?: boolean
}

const usualIcon = {
  good: 'check',
  warn: 'clock',
  bad: 'alert',
  info: 'info',
  plain: 'info',
} as const

/** What happened, that nothing was lost, and what next. */
export function Notice({ tone = 'plain', icon, title, children, acts, announced }: NoticeProps) {
  const role = tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={classes(styles.notice, styles[tone])} role={announced ? role : undefined}>
      <Icon name={icon ?? usualIcon[tone]} />
      <p>
        <b>{title}</b> {children}
      </p>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  )
}
