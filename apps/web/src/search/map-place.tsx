import { type ReactNode, Suspense, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { useIsNear } from '#ui/use-is-near.ts'
import styles from './map-place.module.css'

type MapPlaceProps = { isAsked: boolean; children: ReactNode }

/** Kept free beside the list on wide screens, opened by the button elsewhere; filled when seen. */
export function MapPlace({ isAsked, children }: MapPlaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(ref)
  return (
    <div ref={ref} className={classes(styles.place, isAsked && styles.asked)}>
      {(isNear || isAsked) && <Suspense>{children}</Suspense>}
    </div>
  )
}
