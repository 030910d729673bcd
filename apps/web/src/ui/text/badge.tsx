import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain'

/** A status in one word, with a small dot. */
export function State({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.state, styles[tone])}>{children}</span>
}

export function Badge({ chosen, children }: { chosen?: boolean; children: ReactNode }) {
  return <span className={classes(styles.badge, chosen && styles.chosen)}>{children}</span>
}
