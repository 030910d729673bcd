import type { ComponentProps } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './bubble.module.css'

type BubbleProps = ComponentProps<'p'> & {
  /** Written by the side that reads it. */
  isOwn?: boolean
}

/** What someone wrote to another. */
export function Bubble({ isOwn, className, ...rest }: BubbleProps) {
  return <p {...rest} className={classes('typed', styles.bubble, isOwn && styles.own, className)} />
}
