import {
  type AdminFilter,
  adminFilters,
  adminSorts,
} from '@marea/contract/bookings/admin-bookings.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/bookings-page.ts'
import { BookingTable } from './booking-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/bookings', { query })))
}

const day = /^2\d{3}-\d{2}-\d{2}$/

function shownBy(search: string) {
  const query = new URLSearchParams(search)
  const asked = query.get('show')
  const page = Number(query.get('page') ?? 1)
  return {
    show: adminFilters.find((each): each is AdminFilter => each === asked) ?? 'upcoming',
    find: (query.get('find') ?? '').trim().slice(0, 100),
    from: day.exec(query.get('from') ?? '')?.[0],
    to: day.exec(query.get('to') ?? '')?.[0],
    sort: readSort(query.get('sort'), adminSorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export default function BookingsPage() {
  const t = useText()
  const { search } = useLocation()
  const { show, find, from, to, page } = shownBy(search)
  const isFiltered = Boolean(find || from || to)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_bookings.title')}
      filters={<Filters />}
      failed={t('admin_bookings.load_failed')}
    >
      {({ items, count, pages }) =>
        items.length === 0 ? (
          <EmptyState
            title={t(isFiltered ? 'admin_bookings.none_found' : `admin_bookings.none.${show}`)}
          >
            {t(
              isFiltered
                ? 'admin_bookings.none_found_description'
                : 'admin_bookings.none_description',
            )}
          </EmptyState>
        ) : (
          <Stack>
            <p className='soft small' role='status'>
              {t('admin_bookings.count', { count })}
            </p>
            <BookingTable items={items} />
            <Pagination
              page={page}
              count={pages}
              href={(each) => changeSearch(search, { page: each })}
            />
          </Stack>
        )
      }
    </LoadedPage>
  )
}

function Filters() {
  const t = useText()
  const { search } = useLocation()
  const { show, find } = shownBy(search)
  return (
    <>
      <FilterBar
        keeps={['show', 'sort']}
        filters={[
          { kind: 'text', name: 'find', label: t('admin_bookings.find') },
          { kind: 'date', name: 'from', label: t('admin_bookings.from') },
          { kind: 'date', name: 'to', label: t('admin_bookings.to') },
        ]}
      />
      {find === '' && (
        <TabLinks
          label={t('admin_bookings.tabs')}
          links={adminFilters.map((each) => ({
            to: `/admin/bookings${changeSearch(search, { show: each, page: null })}`,
            label: t(`admin_bookings.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      )}
    </>
  )
}

export const HydrateFallback = PageSkeleton
