import { type ReviewFilter, reviewFilters } from '@marea/contract/reviews/moderation.ts'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/reviews-page.ts'
import { Moderated } from './moderated.tsx'

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
  const { search } = useLocation()
  const { show, page } = shownBy(search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_reviews.title')}
      lead={t('admin_reviews.description')}
      filters={
        <TabLinks
          label={t('admin_reviews.title')}
          links={reviewFilters.map((each) => ({
            to: `/admin/reviews?show=${each}`,
            label: t(`admin_reviews.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      }
      failed={t('admin_reviews.load_failed')}
    >
      {({ items, pages }) => (
        <>
          <RowList
            none={
              <EmptyState title={t(`admin_reviews.none.${show}`)}>
                {t('admin_reviews.none_description')}
              </EmptyState>
            }
          >
            {items.map((review) => (
              <Moderated key={review.id} review={review} />
            ))}
          </RowList>
          <Pagination page={page} count={pages} href={(each) => `?show=${show}&page=${each}`} />
        </>
      )}
    </LoadedPage>
  )
}

export const HydrateFallback = PageSkeleton
