import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Short answers in two columns: what is asked, and what is so. */
export function Facts({ facts }: { facts: readonly { name: string; says: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
