import {
  type GiftCardFilter,
  type GiftCardSort,
  giftCardFilters,
  giftCardSorts,
} from '@marea/contract/payments/admin-gift-cards.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Detail } from '#ui/page/detail.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/gift-cards-page.ts'
import { GiftCardDetail } from './gift-card-detail.tsx'
import { GiftCardTable } from './gift-card-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { opened: id, ...query } = shownBy(new URL(request.url).search)
  return whenAdmin(async () => {
    const [list, opened] = await Promise.all([
      loadPart(call('GET /admin/gift-cards', { query })),
      id ? loadPart(call('GET /admin/gift-cards/:id', { params: { id } })) : null,
    ])
    return { list, opened }
  })
}

type Shown = {
  show: GiftCardFilter
  find: string
  sort: GiftCardSort | undefined
  page: number
  opened: string | null
}

function shownBy(search: string): Shown {
  const query = new URLSearchParams(search)
  const asked = query.get('show')
  const page = Number(query.get('page') ?? 1)
  return {
    show: giftCardFilters.find((each) => each === asked) ?? 'sent',
    find: (query.get('find') ?? '').trim().slice(0, 100),
    sort: readSort(query.get('sort'), giftCardSorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    opened: query.get('open'),
  }
}

export default function GiftCardsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  if (!loaded) return <HydrateFallback />
  const shown = shownBy(search)
  const { show, find } = shown
  const { list, opened } = loaded
  return (
    <Page title={t('admin_gift_cards.title')} gap='small'>
      <FilterBar
        keeps={['show', 'sort']}
        filters={[{ kind: 'text', name: 'find', label: t('admin_gift_cards.find') }]}
      />
      {find === '' && (
        <TabLinks
          label={t('admin_gift_cards.tabs')}
          links={giftCardFilters.map((each) => ({
            to: changeSearch(search, { show: each, page: null, open: null }),
            label: t(`admin_gift_cards.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      )}
      <Loaded part={list} failed={t('admin_gift_cards.load_failed')}>
        {(found) => (
          <Detail
            label={t('admin_gift_cards.detail')}
            list={<List found={found} shown={shown} />}
            back={{ to: changeSearch(search, { open: null }), label: t('admin_gift_cards.back') }}
          >
            {opened && (
              <Loaded part={opened} failed={t('admin_gift_cards.load_failed')}>
                {(card) => <GiftCardDetail card={card} />}
              </Loaded>
            )}
          </Detail>
        )}
      </Loaded>
    </Page>
  )
}

type ListProps = {
  found: NonNullable<Awaited<ReturnType<typeof clientLoader>>>['list']['value'] & object
  shown: Shown
}

function List({ found: { items, count, pages }, shown }: ListProps) {
  const t = useText()
  const { search } = useLocation()
  const { show, find, page } = shown
  if (items.length === 0) {
    return (
      <EmptyState title={t(find ? 'admin_gift_cards.none_found' : `admin_gift_cards.none.${show}`)}>
        {t(find ? 'admin_gift_cards.none_found_description' : 'admin_gift_cards.none_description')}
      </EmptyState>
    )
  }
  return (
    <Stack>
      <p className='soft small' role='status'>
        {t('admin_gift_cards.count', { count })}
      </p>
      <GiftCardTable items={items} href={(id) => changeSearch(search, { open: id })} />
      <Pagination
        page={page}
        count={pages}
        href={(each) => changeSearch(search, { page: each, open: null })}
      />
    </Stack>
  )
}

export const HydrateFallback = PageSkeleton
