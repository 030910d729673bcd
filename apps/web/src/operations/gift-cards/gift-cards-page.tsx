import {
  type GiftCardFilter,
  type GiftCardSort,
  giftCardFilters,
  giftCardSorts,
} from '@marea/contract/payments/admin-gift-cards.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import styles from '#operations/frame/admin-page.module.css'
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
import { classes } from '#ui/style/classes.ts'
import { changeSearch } from '#ui/table/change-search.ts'
import { FilterBar } from '#ui/table/filter-bar.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/gift-cards-page.ts'
import { GiftCardDetail } from './gift-card-detail.tsx'
import { GiftCardTable } from './gift-card-table.tsx'

export const headers = personal
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
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const shown = shownBy(search)
  const { show, find } = shown
  const { list, opened } = loaded
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('gift_desk.title')} isPrivate />
      <PageHeading title={t('gift_desk.title')} />
      <FilterBar
        keeps={['show', 'sort']}
        filters={[{ kind: 'text', name: 'find', label: t('gift_desk.find') }]}
      />
      {find === '' && (
        <TabLinks
          label={t('gift_desk.tabs')}
          links={giftCardFilters.map((each) => ({
            to: changeSearch(search, { show: each, page: null, open: null }),
            label: t(`gift_desk.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      )}
      {!list.value && (
        <LoadError title={t('gift_desk.load_failed')} error={list.error} onRetry={revalidate} />
      )}
      {list.value && (
        <div className={classes(styles.pair, opened && styles.opened)}>
          <div>
            <List found={list.value} shown={shown} />
          </div>
          {opened && <GiftCardDetail opened={opened} back={changeSearch(search, { open: null })} />}
        </div>
      )}
    </div>
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
      <EmptyState title={t(find ? 'gift_desk.none_found' : `gift_desk.none.${show}`)}>
        {t(find ? 'gift_desk.none_found_description' : 'gift_desk.none_description')}
      </EmptyState>
    )
  }
  return (
    <section className={styles.form}>
      <p className='soft small' role='status'>
        {t('gift_desk.count', { count })}
      </p>
      <GiftCardTable items={items} href={(id) => changeSearch(search, { open: id })} />
      <Pagination
        page={page}
        count={pages}
        href={(each) => changeSearch(search, { page: each, open: null })}
      />
    </section>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={3} />
}
