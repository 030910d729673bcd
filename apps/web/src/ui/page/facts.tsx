import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './facts.module.css'

type FactsProps = { isSmall?: boolean; children: ReactNode }

/** What is known about one thing: names and values between hairlines. */
export function Facts({ isSmall, children }: FactsProps) {
  return <dl className={classes(styles.facts, isSmall && 'small')}>{children}</dl>
}

type FactProps = { name: ReactNode; children: ReactNode }

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
