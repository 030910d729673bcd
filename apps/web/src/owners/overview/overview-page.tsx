import type { Overview } from '@marea/contract/owners/overview.ts'
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
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import type { Route } from './+types/overview-page.ts'
import { ComingStays } from './coming-stays.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MonthAnswer } from './month-answer.tsx'
import { Occupancy } from './occupancy.tsx'
import styles from './overview.module.css'

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
    <Page title={t('owner_bookings.title')} gap='large'>
      <Loaded part={overview} failed={t('overview.load_failed')}>
        {(value) => <ThisMonth overview={value} onChange={revalidate} />}
      </Loaded>
      {overview.value?.homes.length !== 0 && (
        <Section
          id='bookings'
          aria-labelledby='bookings-title'
          className={styles.bookings}
          title={t('overview.bookings')}
          size='heading'
        >
          <Loaded part={bookings} failed={t('owner_bookings.load_failed')}>
            {(listed) => <OwnerBookingList listed={listed} />}
          </Loaded>
        </Section>
      )}
    </Page>
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
        <Stack gap={5}>
          <ComingStays kind='arrivals' stays={overview.arrivals} today={overview.today} />
          <ComingStays kind='departures' stays={overview.departures} today={overview.today} />
        </Stack>
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
    <Section
      aria-labelledby='needs'
      title={
        needs.length === 0 ? t('overview.no_needs') : t('overview.needs', { count: needs.length })
      }
    >
      {needs.length === 0 ? (
        <p className='soft'>{t('overview.no_needs_description')}</p>
      ) : (
        <ToDoList needs={needs} />
      )}
    </Section>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('owner_bookings.title')} gap='large' row={{ height: '96px' }} />
}
