import { readSort } from '@marea/contract/platform/table/sort.ts'
import { couponSorts, couponStates } from '@marea/contract/pricing/coupons.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/coupons-page.ts'
import { CouponTable } from './coupon-table.tsx'
import { NewCouponDialog } from './new-coupon-dialog.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/coupons', { query })))
}

function shownBy(search: string) {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 1)
  return {
    state: couponStates.find((each) => each === query.get('state')),
    find: (query.get('find') ?? '').trim().slice(0, 32),
    sort: readSort(query.get('sort'), couponSorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export default function CouponsPage() {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const close = useCloseTo(changeSearch(search, { open: null }))
  const { state, find } = shownBy(search)
  const isFiltered = Boolean(state || find)
  const isAdding = new URLSearchParams(search).get('open') === 'add'
  return (
    <>
      <LoadedPage
        loaded={useLoaderData<typeof clientLoader>()}
        title={t('admin_coupons.title')}
        lead={t('admin_coupons.description')}
        actions={<AddCoupon />}
        filters={<CouponFilters />}
        failed={t('admin_coupons.load_failed')}
      >
        {({ items, page, pages }) =>
          items.length === 0 ? (
            <EmptyState title={t(isFiltered ? 'admin_coupons.none_found' : 'admin_coupons.none')}>
              {!isFiltered && t('admin_coupons.none_description')}
            </EmptyState>
          ) : (
            <>
              <CouponTable coupons={items} />
              <Pagination
                page={page}
                count={pages}
                href={(page) => changeSearch(search, { page })}
              />
            </>
          )
        }
      </LoadedPage>
      {isAdding && <NewCouponDialog onClose={close} onDone={revalidate} />}
    </>
  )
}

function AddCoupon() {
  const t = useText()
  const { search } = useLocation()
  return (
    <LinkButton icon='plus' to={changeSearch(search, { open: 'add' })} isOverlay>
      {t('admin_coupons.add')}
    </LinkButton>
  )
}

function CouponFilters() {
  const t = useText()
  return (
    <FilterBar
      keeps={['sort']}
      filters={[
        { kind: 'text', name: 'find', label: t('admin_coupons.code'), maxLength: 32 },
        {
          kind: 'choice',
          name: 'state',
          label: t('admin_bookings.status'),
          options: couponStates.map((id) => ({ id, label: t(`admin_coupons.state.${id}`) })),
        },
      ]}
    />
  )
}

export const HydrateFallback = PageSkeleton
