import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { type ReactNode, Suspense } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsHydrated } from '#platform/page/hydrated.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'

const Gallery = lazyPart(() => import('./gallery.tsx'))
const PhotoTour = lazyPart(() => import('#suites/tour/photo-tour.tsx'))

type OpenGalleryProps = { suite: Pick<Suite, 'name' | 'photos' | 'sleepingAreas'> }

/** The tour and the photo that the URL names; a photo of the tour is shown above it. */
export function OpenGallery({ suite }: OpenGalleryProps) {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  const number = photoIn(params, suite.photos.length)
  if (params.has('tour') && suite.photos.length > 0) {
    return (
      <Tour suite={suite} number={number}>
        {number && <PhotoOfTour suite={suite} number={number} />}
      </Tour>
    )
  }
  return number && <SinglePhoto suite={suite} number={number} />
}

function photoIn(params: URLSearchParams, count: number): number | null {
  const number = Number(params.get('photo'))
  return Number.isInteger(number) && number >= 1 && number <= count ? number : null
}

type PhotoProps = OpenGalleryProps & { number: number }

/** Closing goes back to where it was opened. */
function SinglePhoto({ suite, number }: PhotoProps) {
  const [params] = useSearchParams()
  const close = useCloseTo(`?${without(params, 'photo')}`)
  return <Viewer suite={suite} number={number} onClose={close} />
}

/** It shares the history entry of the tour, so closing only changes the URL of that entry. */
function PhotoOfTour({ suite, number }: PhotoProps) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const to = `?${without(params, 'photo')}`
  const close = () => navigate(to, { replace: true, preventScrollReset: true, state })
  return <Viewer suite={suite} number={number} onClose={close} />
}

function Viewer({ suite, number, onClose }: PhotoProps & { onClose: () => void }) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()

  function turn(to: number) {
    if (to === number) return
    const next = new URLSearchParams(params)
    next.set('photo', String(to))
    setParams(next, { replace: true, preventScrollReset: true, state })
  }

  return (
    <Suspense>
      <Gallery
        name={suite.name}
        photos={suite.photos}
        number={number}
        onTurn={turn}
        onClose={onClose}
      />
    </Suspense>
  )
}

type TourProps = OpenGalleryProps & { number: number | null; children: ReactNode }

function Tour({ suite, number, children }: TourProps) {
  const [params] = useSearchParams()
  const close = useCloseTo(`?${without(params, 'photo', 'tour')}`)
  return (
    <Suspense>
      <PhotoTour suite={suite} number={number} onClose={close}>
        {children}
      </PhotoTour>
    </Suspense>
  )
}

function without(params: URLSearchParams, ...names: string[]): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return rest
}
