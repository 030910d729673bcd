import { Icon } from '#ui/media/icon.tsx'
import styles from './step-mark.module.css'

/** Whether a step of a list is done; what it says stands beside it as text. */
export function StepMark({ isDone, isWanted }: { isDone: boolean; isWanted?: boolean }) {
  return (
    <span
      className={styles.mark}
      data-done={isDone || undefined}
      data-wanted={isWanted || undefined}
      aria-hidden='true'
    >
      {isDone && <Icon name='check' small />}
    </span>
  )
}
