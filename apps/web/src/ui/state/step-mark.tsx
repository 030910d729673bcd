import { Icon } from '#ui/media/icon.tsx'
import styles from './step-mark.module.css'

/** Shows whether a step is done; the text beside it says the same. */
export function StepMark({ isDone, isWanted }: { isDone: boolean; isWanted?: boolean }) {
  return (
    <span
      className={`round ${styles.mark}`}
      data-done={isDone || undefined}
      data-wanted={isWanted || undefined}
      aria-hidden='true'
    >
      {isDone && <Icon name='check' small />}
    </span>
  )
}
