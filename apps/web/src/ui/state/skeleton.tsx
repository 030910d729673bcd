import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './skeleton.module.css'

/** The real layout while its words are on the way; silent to screen readers. */
export function Skeleton({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={classes(styles.wait, className)} aria-hidden='true' data-skeleton>
      {children}
    </div>
  )
}

type BoneProps = { width?: string; height?: string; ratio?: string }

export function Bone({ width, height, ratio }: BoneProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--bone-width': width,
    '--bone-height': ratio ? 'auto' : height,
    aspectRatio: ratio,
  }
  return <span className={styles.bone} style={size} />
}
