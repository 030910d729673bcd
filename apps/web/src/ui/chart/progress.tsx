import type { CSSProperties } from 'react'
import { Stack } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './progress.module.css'

type ProgressProps = {
  label: string
  /** From 0 to 1; undefined while unknown. */
  share?: number
  /** The share as text, such as "3 of 8". */
  valueText?: string
  hideLabel?: boolean
}

export function Progress({ label, share, valueText, hideLabel }: ProgressProps) {
  return (
    <Stack gap={2} className={share === undefined ? styles.unknown : undefined}>
      {!hideLabel && (
        <div className={styles.labels}>
          <span>{label}</span>
          {valueText && <span>{valueText}</span>}
        </div>
      )}
      <div
        className={styles.track}
        role='progressbar'
        aria-label={label}
        aria-valuetext={valueText}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      >
        <div className={styles.fill} style={shareStyle(share ?? 0)} />
      </div>
    </Stack>
  )
}

/** A line that shrinks while a hold lasts; the text beside it shows how long. */
export function CountdownLine({
  share,
  className,
}: {
  share: number
  className?: string | undefined
}) {
  return (
    <div
      aria-hidden='true'
      className={classes(styles.countdown, share < 0.15 && styles.low, className)}
      style={shareStyle(share)}
    />
  )
}

function shareStyle(share: number): CSSProperties & { '--share': number } {
  return { '--share': Math.min(1, Math.max(0, share)) }
}
