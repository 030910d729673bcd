import type { HostIdToReview } from '@marea/contract/bookings/host-id-review.ts'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Loaded, LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/ids-page.ts'
import styles from './ids.module.css'
import { Review } from './review.tsx'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('id')
  return whenAdmin(async () => {
    const queue = await loadPart(call('GET /admin/host-ids'))
    const id = openedIn(queue.value ?? [], asked)?.bookingId
    const params = { id: id ?? '' }
    const opened = id ? await loadPart(call('GET /bookings/:id/main-host-id', { params })) : null
    return { queue, opened }
  })
}

function openedIn(queue: HostIdToReview[], asked: string | null): HostIdToReview | undefined {
  return queue.find(({ bookingId }) => bookingId === asked) ?? queue[0]
}

export default function IdsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  if (!loaded) return <HydrateFallback />
  const { queue, opened } = loaded
  const items = queue.value ?? []
  const current = openedIn(items, new URLSearchParams(search).get('id'))
  const title = items.length ? t('admin_ids.title', { count: items.length }) : t('admin_ids.none')
  return (
    <LoadedPage
      loaded={queue}
      title={title}
      lead={t('admin_ids.description')}
      failed={t('admin_ids.load_failed')}
    >
      {() =>
        current ? (
          <>
            <Line queue={items} current={current} />
            {opened && (
              <Loaded part={opened} failed={t('admin_ids.load_failed')}>
                {(details) => <Review key={current.bookingId} review={current} details={details} />}
              </Loaded>
            )}
          </>
        ) : (
          <EmptyState title={t('admin_ids.none')}>{t('admin_ids.none_description')}</EmptyState>
        )
      }
    </LoadedPage>
  )
}

function Line({ queue, current }: { queue: HostIdToReview[]; current: HostIdToReview }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <nav aria-label={t('admin_ids.line')}>
      <ul className={styles.line}>
        {queue.map(({ bookingId, guest, home, checkInAt, uploadedAt }) => (
          <li key={bookingId}>
            <Link
              to={`?id=${bookingId}`}
              preventScrollReset
              aria-current={bookingId === current.bookingId ? 'page' : undefined}
            >
              <b>{guest}</b>
              <small>
                {t('admin_ids.uploaded', { home, day: time.companyDay(uploadedAt, 'short') })}
              </small>
              <small>
                {t('admin_ids.check_in', { day: time.companyDay(checkInAt, 'shortWeekday') })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const HydrateFallback = PageSkeleton
