import { type ReactNode, type RefObject, Suspense } from 'react'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './map-panel.module.css'

type MapPanelProps = {
  ref: RefObject<HTMLDivElement | null>
  isOpened: boolean
  children: ReactNode
}

/**
 * Reserved beside the list on wide screens, opened by the button elsewhere; loaded when visible.
 */
export function MapPanel({ ref, isOpened, children }: MapPanelProps) {
  const isNear = useIsNear(ref)
  return (
    <div ref={ref} tabIndex={-1} className={classes(styles.panel, isOpened && styles.opened)}>
      {(isNear || isOpened) && <Suspense>{children}</Suspense>}
    </div>
  )
}
