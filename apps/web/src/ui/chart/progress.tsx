import type { CSSProperties } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './progress.module.css'

type ProgressProps = {
  label: string
  /** From 0 to 1; absent while nobody can say. */
  share?: number
  /** What the share means in words, such as "3 of 8". */
  says?: string
  hideLabel?: boolean
}

export function Progress({ label, share, says, hideLabel }: ProgressProps) {
  return (
    <div className={classes(styles.progress, share === undefined && styles.unknown)}>
      {!hideLabel && (
        <div className={styles.words}>
          <span>{label}</span>
          {says && <span>{says}</span>}
        </div>
      )}
      <div
        className={styles.track}
        role='progressbar'
        aria-label={label}
        aria-valuetext={says}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      >
        <div className={styles.fill} style={shareStyle(share ?? 0)} />
      </div>
    </div>
  )
}

/** The line that drains while something is kept; the words beside it say how long. */
export function DrainingLine({
  share,
  className,
}: {
  share: number
  className?: string | undefined
}) {
  return (
    <div
      aria-hidden='true'
      className={classes(styles.drain, share < 0.15 && styles.low, className)}
      style={shareStyle(share)}
    />
  )
}

function shareStyle(share: number): CSSProperties & { '--share': number } {
  return { '--share': Math.min(1, Math.max(0, share)) }
}
