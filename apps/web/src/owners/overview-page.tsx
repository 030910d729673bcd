import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { loadOwnerBookings } from '#bookings/owner/load-owner-bookings.ts'
import { OwnerBookingList } from '#bookings/owner/owner-booking-list.tsx'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/overview-page.ts'
import styles from './overview.module.css'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return whenManager(() => loadPart(loadOwnerBookings(searchParams)))
}

export default function OverviewPage() {
  const t = useText()
  const bookings = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'live.open'], () => revalidate())
  if (!bookings) return <HydrateFallback />
  if (bookings.value) {
    return <Frame acts={<Team />} body={<OwnerBookingList listed={bookings.value} />} />
  }
  const { error } = bookings
  const title = t('owner_bookings.load_failed')
  return <Frame body={<LoadError title={title} error={error} onRetry={revalidate} />} />
}

function Frame({ acts, body }: { acts?: ReactNode; body: ReactNode }) {
  const t = useText()
  const user = useUser()
  const isCoHost = user?.profile === 'USER' && user.isCoHost === true
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('owner_bookings.title')} isPrivate />
      <header className={styles.head}>
        <div className={styles.intro}>
          <Heading level={1}>{t('owner_bookings.title')}</Heading>
          <p className='soft'>
            {t(isCoHost ? 'owner_bookings.description_co_host' : 'owner_bookings.description')}
          </p>
        </div>
        {acts}
      </header>
      {body}
    </div>
  )
}

function Team() {
  const t = useText()
  return (
    <LinkButton to='/property-management/team' kind='quiet'>
      {t('team.title')}
    </LinkButton>
  )
}

export function HydrateFallback() {
  return <Frame body={<ListSkeleton rows={3} row={{ height: '88px' }} />} />
}
