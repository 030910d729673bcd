import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Labels and values in two columns. */
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
