import { type ReactNode, type RefObject, Suspense } from 'react'
import { classes } from '#ui/classes.ts'
import { useIsNear } from '#ui/use-is-near.ts'
import styles from './map-place.module.css'

type MapPlaceProps = {
  ref: RefObject<HTMLDivElement | null>
  isAsked: boolean
  children: ReactNode
}

/** Kept free beside the list on wide screens, opened by the button elsewhere; filled when seen. */
export function MapPlace({ ref, isAsked, children }: MapPlaceProps) {
  const isNear = useIsNear(ref)
  return (
    <div ref={ref} tabIndex={-1} className={classes(styles.place, isAsked && styles.asked)}>
      {(isNear || isAsked) && <Suspense>{children}</Suspense>}
    </div>
  )
}
