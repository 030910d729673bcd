import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './skeleton.module.css'

/** The layout of a part while its content loads; hidden from screen readers. */
export function Skeleton({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={classes(styles.skeleton, className)} aria-hidden='true' data-skeleton>
      {children}
    </div>
  )
}

export type SkeletonBlockProps = { width?: string; height?: string; ratio?: string }

export function SkeletonBlock({ width, height, ratio }: SkeletonBlockProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--block-width': width,
    '--block-height': ratio ? 'auto' : height,
    aspectRatio: ratio,
  }
  return <span className={styles.block} style={size} />
}
