import { type ReactNode, type RefObject, Suspense } from 'react'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './map-panel.module.css'

type MapPlaceProps = {
  ref: RefObject<HTMLDivElement | null>
  isAsked: boolean
  children: ReactNode
}

/**
 * Reserved beside the list on wide screens, opened by the button elsewhere; loaded when visible.
 */
export function MapPlace({ ref, isAsked, children }: MapPlaceProps) {
  const isNear = useIsNear(ref)
  return (
    <div ref={ref} tabIndex={-1} className={classes(styles.place, isAsked && styles.asked)}>
      {(isNear || isAsked) && <Suspense>{children}</Suspense>}
    </div>
  )
}
