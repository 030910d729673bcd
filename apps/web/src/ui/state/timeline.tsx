import type { ReactNode } from 'react'
import styles from './timeline.module.css'

/** What happened to one thing, in its order. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>
}

type TimelineItemProps = {
  title: ReactNode
  /** `next` has not happened yet. */
  tone?: 'bad' | 'next' | undefined
  /** The thing is here now. */
  isNow?: boolean | undefined
  /** When, by whom and why. */
  children: ReactNode
}

export function TimelineItem({ title, tone, isNow, children }: TimelineItemProps) {
  return (
    <li className={tone && styles[tone]} aria-current={isNow ? 'step' : undefined}>
      <b>{title}</b>
      <div className='soft tiny'>{children}</div>
    </li>
  )
}
