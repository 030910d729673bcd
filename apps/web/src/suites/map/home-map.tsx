import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useIsNear } from '#ui/media/use-is-near.ts'
import type { HomeMapProps } from './drawn-location.tsx'
import { importForWebGl } from './web-gl.ts'

const LazyMap = lazyPart(
  importForWebGl(
    () => import('./live-location.tsx'),
    () => import('./drawn-location.tsx'),
  ),
)

/** One home on the map, loaded when the reader comes near; the class gives its size. */
export function HomeMap({ className, ...props }: HomeMapProps & { className: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <div ref={frame} className={className}>
      {isNear && (
        <Suspense>
          <LazyMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
