import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

/** Several facts in a line that breaks only between them, never inside a reference. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <span className={styles.whole}>{fact}</span>
    </Fragment>
  ))
}

export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
