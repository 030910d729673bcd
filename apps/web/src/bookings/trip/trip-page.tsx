import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { redirect, useLoaderData, useRevalidator } from 'react-router'
import { bookingLink } from '#bookings/stay-link.ts'
import { loadStayTimes } from '#bookings/stay-times/load-stay-times.ts'
import { StayTimes } from '#bookings/stay-times/stay-times.tsx'
import { call } from '#platform/api/api.ts'
import { notFound } from '#platform/api/not-found.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { SavedNote } from '#shell/offline/saved-note.tsx'
import { HomeMap } from '#suites/map/home-map.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/trip-page.ts'
import { CallOwner } from './call-owner.tsx'
import { CostSplit } from './cost-split.tsx'
import { ExtraNights } from './extra-nights.tsx'
import { InstallOffer } from './install-offer.tsx'
import { loadExtraNights } from './load-extra-nights.ts'
import styles from './trip.module.css'
import { TripShare } from './trip-share.tsx'
import { TripView } from './trip-view.tsx'

export { withOfflineData as shouldRevalidate } from '#platform/api/offline-loader.ts'

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const trip = await loadTrip(params.stay, request)
    const [extraNights, hours] = await Promise.all([loadExtraNights(trip), loadStayTimes(trip.id)])
    return { trip, extraNights, hours, now: Date.now() }
  })
}

/** A stay that is unpaid or canceled has a booking page but no trip page. */
async function loadTrip(id: string, request: Request): Promise<OwnTrip> {
  try {
    return await call('GET /bookings/:id/trip', { params: { id } })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'booking.state_refused') throw redirect(bookingLink({ id }))
    throw [400, 404].includes(error.status) ? notFound(request) : error
  }
}

export default function TripPage() {
  const placeName = usePlaceName()
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  const { trip, extraNights, hours, now } = loaded
  const { id, suite, address, owner, access } = trip
  const message = (
    <ActionLink icon='message' to={`/chat?booking=${id}`}>
      {t('trip.message', { owner: owner.firstName })}
    </ActionLink>
  )
  return (
    <>
      <DocumentHead title={t('trip.title', { home: suite.name })} isPrivate />
      <TripView
        trip={trip}
        now={now}
        links={
          <>
            {message}
            <ActionLink icon='calendar' to={bookingLink(trip)}>
              {t('trip.booking')}
            </ActionLink>
          </>
        }
        contact={
          <>
            {message}
            <CallOwner trip={trip} />
          </>
        }
        map={
          <HomeMap
            latitude={address.latitude}
            longitude={address.longitude}
            label={t('confirmed.map', { home: suite.name, place: placeName(suite.neighborhood) })}
          />
        }
      >
        {access && (
          <>
            <SavedNote />
            <InstallOffer trip={trip} />
          </>
        )}
        <StayTimes trip={trip} hours={hours} onChange={revalidate} />
        <ExtraNights id={id} nights={extraNights} />
        <CostSplit trip={trip} />
        {access && <TripShare trip={trip} onChange={revalidate} />}
      </TripView>
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('trip.open')} isPrivate />
      <div className={`measure ${styles.loading}`}>
        <Heading level={1}>{t('trip.open')}</Heading>
        <Skeleton>
          <SkeletonBlock ratio='3 / 2' />
        </Skeleton>
      </div>
    </>
  )
}
