import { type ReviewFilter, reviewFilters } from '@marea/contract/reviews/moderation.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/reviews-page.ts'
import { Moderated } from './moderated.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/reviews', { query })))
}

function shownBy(search: string): { show: ReviewFilter; page: number } {
  const query = new URLSearchParams(search)
  const asked = query.get('show')
  const page = Number(query.get('page') ?? 1)
  return {
    show: reviewFilters.find((each) => each === asked) ?? 'reported',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export default function ReviewsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { show, page } = shownBy(search)
  const { value, error } = loaded
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('review_desk.title')} isPrivate />
      <PageHeading title={t('review_desk.title')} lead={t('review_desk.description')} />
      <TabLinks
        label={t('review_desk.title')}
        links={reviewFilters.map((each) => ({
          to: `/admin/reviews?show=${each}`,
          label: t(`review_desk.show.${each}`),
          isCurrent: each === show,
        }))}
      />
      {!value && (
        <LoadError title={t('review_desk.load_failed')} error={error} onRetry={revalidate} />
      )}
      {value?.items.length === 0 && (
        <EmptyState title={t(`review_desk.none.${show}`)}>
          {t('review_desk.none_description')}
        </EmptyState>
      )}
      <ul>
        {value?.items.map((review) => (
          <Moderated key={review.id} review={review} />
        ))}
      </ul>
      <Pagination
        page={page}
        count={value?.pages ?? 1}
        href={(each) => `?show=${show}&page=${each}`}
      />
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={3} />
}
