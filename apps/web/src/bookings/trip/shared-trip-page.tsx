import { useLoaderData } from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { HomeMap } from '#suites/map/home-map.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import type { Route } from './+types/shared-trip-page.ts'
import { TripView } from './trip-view.tsx'

export { withOfflineData as shouldRevalidate } from '#platform/api/offline-loader.ts'

/** A stay, read-only for anyone with the link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  try {
    const { call } = context.get(pageContext)
    const trip = await call('GET /shared-trips/:secret', { params: { secret: params.trip } })
    return { trip, now: Date.now() }
  } catch (error) {
    if (isUnknown(error)) throw notFound(request)
    throw error
  }
}

export default function SharedTripPage() {
  const placeName = usePlaceName()
  const t = useText()
  const { trip, now } = useLoaderData<typeof loader>()
  const { suite, address } = trip
  return (
    <>
      <DocumentHead title={t('trip.open')} isPrivate />
      <TripView
        trip={trip}
        now={now}
        links={<p className='soft small'>{t('trip.shared_note')}</p>}
        map={
          <HomeMap
            latitude={address.latitude}
            longitude={address.longitude}
            label={t('confirmed.map', { home: suite.name, place: placeName(suite.neighborhood) })}
          />
        }
      />
    </>
  )
}

/** Malformed and revoked links both show not found. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'resource.not_found' || error.code === 'request.invalid'
}
