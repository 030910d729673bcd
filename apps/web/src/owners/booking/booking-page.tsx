import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { redirect, useLoaderData, useRevalidator } from 'react-router'
import { HostIdReceived } from '#bookings/host-id/host-id-received.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { isAdmin } from '#platform/session/roles.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { Route } from './+types/booking-page.ts'
import { BookingFacts, BookingView } from './booking-view.tsx'

export const shouldRevalidate = withOfflineData

const allBookings = '/property-management#bookings'

/** Operations open the bookings of others in the console. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const loaded = await whenManager(async () => {
    const booking = await loadPart(call('GET /owner/bookings/:id', { params: { id } }))
    return { booking, hostId: await loadHostId(booking.value) }
  })
  const user = readUser()
  if (loaded?.booking.error && user && isAdmin(user)) throw redirect(`/admin/bookings/${id}`)
  return loaded
}

async function loadHostId(booking: HostedBooking | undefined) {
  if (!booking?.mainHostId || booking.mainHostId === 'missing') return null
  return loadPart(call('GET /bookings/:id/main-host-id', { params: { id: booking.id } }))
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function BookingPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'messaging.*'], () => revalidate())
  const error = loaded?.booking.error
  if (error instanceof ProblemError && error.code === 'resource.not_found') return <NotFound />
  const value = loaded?.booking.value
  return (
    <LoadedPage
      title={value ? `${value.guest.fullName}, ${value.suite.name}` : t('hosted_booking.open')}
      lead={value && <BookingFacts booking={value} />}
      back={{ to: allBookings, label: t('hosted_booking.all') }}
      loaded={loaded?.booking ?? null}
      failed={t('hosted_booking.failed')}
      skeleton={<HydrateFallback />}
    >
      {(booking) => (
        <BookingView
          booking={booking}
          hostId={<MainHostId bookingId={booking.id} part={loaded?.hostId ?? null} />}
        />
      )}
    </LoadedPage>
  )
}

/** The same document, log and watermarked copy that the guest sees. */
function MainHostId({ bookingId, part }: { bookingId: string; part: Loaded['hostId'] }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  if (!part) return null
  const hostId = part.value?.hostId
  if (!part.value || !hostId) {
    return <ActionError title={t('hosted_booking.id_failed')} error={part.error} />
  }
  return (
    <HostIdReceived
      bookingId={bookingId}
      hostId={hostId}
      accesses={part.value.accesses}
      onReplace={undefined}
      onViewed={revalidate}
    />
  )
}

function NotFound() {
  const t = useText()
  return (
    <Page title={t('hosted_booking.open')} head={null}>
      <EmptyState
        level={1}
        title={t('hosted_booking.not_found')}
        actions={
          <LinkButton to={allBookings} kind='quiet'>
            {t('hosted_booking.all')}
          </LinkButton>
        }
      >
        {t('hosted_booking.not_found_description')}
      </EmptyState>
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('hosted_booking.open')} rows={5} />
}
