import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useIsHydrated } from '#platform/page/hydrated.ts'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'

const Gallery = lazyPart(() => import('./gallery.tsx'))

type OpenGalleryProps = { suite: Pick<Suite, 'name' | 'photos'> }

/** Opens at the photo the URL names; closing goes back to where it was opened. */
export function OpenGallery({ suite: { name, photos } }: OpenGalleryProps) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isHydrated = useIsHydrated()
  const close = useCloseTo(`?${without(params)}`)
  const number = Number(params.get('photo'))
  if (!isHydrated || !Number.isInteger(number) || number < 1 || number > photos.length) return null

  function turn(to: number) {
    if (to === number) return
    const next = new URLSearchParams(params)
    next.set('photo', String(to))
    setParams(next, { replace: true, preventScrollReset: true, state })
  }

  return (
    <Suspense>
      <Gallery name={name} photos={photos} number={number} onTurn={turn} onClose={close} />
    </Suspense>
  )
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('photo')
  return rest
}
