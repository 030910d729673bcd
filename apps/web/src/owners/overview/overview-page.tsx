import type { Overview } from '@marea/contract/owners/overview.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { HostIdPreview } from '#bookings/host-id/host-id-preview.tsx'
import { loadOwnerBookings } from '#bookings/owner/load-owner-bookings.ts'
import { OwnerBookingList } from '#bookings/owner/owner-booking-list.tsx'
import { QueuedActions } from '#owners/queue/queued-actions.tsx'
import { useActionQueue } from '#owners/queue/use-action-queue.ts'
import { ToDoList } from '#owners/to-dos/to-do-list.tsx'
import { ToDoSheet } from '#owners/to-dos/to-do-sheet.tsx'
import { withoutAnswered } from '#owners/to-dos/without-answered.ts'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/overview-page.ts'
import { ComingStays } from './coming-stays.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MonthAnswer } from './month-answer.tsx'
import { Occupancy } from './occupancy.tsx'
import styles from './overview.module.css'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return whenManager(async () => {
    const [overview, bookings] = await Promise.all([
      loadPart(call('GET /owner/overview')),
      loadPart(loadOwnerBookings(searchParams)),
    ])
    return { overview, bookings }
  })
}

export default function OverviewPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'messaging.*', 'owners.*'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  const { overview, bookings } = loaded
  return (
    <Frame>
      {overview.value ? (
        <ThisMonth overview={overview.value} onChange={revalidate} />
      ) : (
        <LoadError title={t('overview.load_failed')} error={overview.error} onRetry={revalidate} />
      )}
      {overview.value?.homes.length !== 0 && <Bookings bookings={bookings} onRetry={revalidate} />}
    </Frame>
  )
}

function ThisMonth({ overview, onChange }: { overview: Overview; onChange: () => Promise<void> }) {
  const { actions, queue } = useActionQueue(onChange)
  const needs = withoutAnswered(overview.needs, actions)
  if (overview.homes.length === 0) return <FirstSteps steps={overview.firstSteps ?? []} />
  return (
    <>
      {overview.firstSteps && <FirstSteps steps={overview.firstSteps} />}
      <MonthAnswer overview={overview} />
      <QueuedActions actions={actions} />
      <div className={styles.answers}>
        <Occupancy {...overview} />
        <div>
          <ComingStays kind='arrivals' stays={overview.arrivals} today={overview.today} />
          <ComingStays kind='departures' stays={overview.departures} today={overview.today} />
        </div>
        <ToDos needs={needs} />
      </div>
      <ToDoSheet
        needs={needs}
        previewOf={(id, onViewed) => <HostIdPreview bookingId={id} onViewed={onViewed} />}
        onDecided={queue}
      />
    </>
  )
}

function ToDos({ needs }: Pick<Overview, 'needs'>) {
  const t = useText()
  return (
    <section aria-labelledby='needs'>
      <Heading level={2} id='needs' size='name'>
        {needs.length === 0 ? t('overview.no_needs') : t('overview.needs', { count: needs.length })}
      </Heading>
      {needs.length === 0 ? (
        <p className='soft'>{t('overview.no_needs_description')}</p>
      ) : (
        <ToDoList needs={needs} />
      )}
    </section>
  )
}

type BookingsProps = {
  bookings: PagePart<Awaited<ReturnType<typeof loadOwnerBookings>>>
  onRetry: () => void
}

function Bookings({ bookings, onRetry }: BookingsProps) {
  const t = useText()
  return (
    <section id='bookings' aria-labelledby='bookings-title' className={styles.bookings}>
      <Heading level={2} id='bookings-title'>
        {t('overview.bookings')}
      </Heading>
      {bookings.value ? (
        <OwnerBookingList listed={bookings.value} />
      ) : (
        <LoadError
          title={t('owner_bookings.load_failed')}
          error={bookings.error}
          onRetry={onRetry}
        />
      )}
    </section>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('owner_bookings.title')} isPrivate />
      <PageHeading title={t('owner_bookings.title')} />
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton
        above={[{ width: 'min(520px, 80%)', height: '96px' }]}
        rows={3}
        row={{ height: '88px' }}
      />
    </Frame>
  )
}
