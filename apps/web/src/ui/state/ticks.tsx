import styles from './ticks.module.css'

/** How many of the steps are done, as short lines. */
export function Ticks({ steps }: { steps: readonly { id: string; isDone: boolean }[] }) {
  return (
    <span className={styles.ticks} aria-hidden='true'>
      {steps.map(({ id, isDone }) => (
        <i key={id} data-open={!isDone || undefined} />
      ))}
    </span>
  )
}
