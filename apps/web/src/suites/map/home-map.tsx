import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { classes } from '#ui/style/classes.ts'
import type { HomeMapProps } from './drawn-location.tsx'
import styles from './home-map.module.css'
import { importForWebGl } from './web-gl.ts'

const LazyMap = lazyPart(
  importForWebGl(
    () => import('./live-location.tsx'),
    () => import('./drawn-location.tsx'),
  ),
)

type FramedMapProps = HomeMapProps & {
  /** Has another shape than usual as `--map-ratio`. */
  className?: string | undefined
}

/** One home on the map, loaded when the reader comes near. */
export function HomeMap({ className, ...props }: FramedMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <div ref={frame} className={classes(styles.frame, className)}>
      {isNear && (
        <Suspense>
          <LazyMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
