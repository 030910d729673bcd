import { type FoundPerson, personFilters, personSorts } from '@marea/contract/operations/people.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { FilterBar } from '#ui/table/filter-bar.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/people-page.ts'
import styles from './people.module.css'

export const headers = personal

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/people', { query })))
}

function shownBy(search: string) {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 1)
  return {
    text: (query.get('text') ?? '').trim().slice(0, 100),
    show: personFilters.find((each) => each === query.get('show')),
    sort: readSort(query.get('sort'), personSorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export default function PeoplePage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('people.title')} isPrivate />
      <PageHeading title={t('people.title')} />
      <FilterBar
        keeps={['sort']}
        filters={[
          { kind: 'text', name: 'text', label: t('people.find') },
          {
            kind: 'choice',
            name: 'show',
            label: t('people.role'),
            options: personFilters.map((id) => ({
              id,
              label: t(id === 'locked' ? 'people.locked' : `people.profile.${id}`),
            })),
          },
        ]}
      />
      {loaded.value ? (
        <>
          <PeopleTable people={loaded.value.items} />
          <Pagination
            page={shownBy(search).page}
            count={loaded.value.pages}
            href={(page) => changeSearch(search, { page })}
          />
        </>
      ) : (
        <LoadError title={t('people.load_failed')} error={loaded.error} onRetry={revalidate} />
      )}
    </div>
  )
}

function PeopleTable({ people }: { people: FoundPerson[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('people.title')}
      hideCaption
      rows={people}
      sorting='server'
      file='marea-people'
      empty={<EmptyState title={t('people.none')} />}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('people.name'),
          isName: true,
          value: ({ fullName }) => fullName,
          cell: ({ id, fullName }) => (
            <Link to={`/admin/people/${id}`} className={styles.link} data-list-link>
              {fullName}
            </Link>
          ),
        },
        { id: 'email', title: t('people.email'), value: ({ email }) => email },
        {
          id: 'role',
          title: t('people.role'),
          isSortable: false,
          value: ({ profile, isLocked }) =>
            t(isLocked ? 'people.locked' : `people.profile.${profile}`),
          cell: ({ profile, isLocked }) =>
            isLocked ? (
              <State tone='bad'>{t('people.locked')}</State>
            ) : (
              t(`people.profile.${profile}`)
            ),
        },
        {
          id: 'since',
          title: t('people.since'),
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => time.localDay(createdAt, 'medium'),
        },
      ]}
    />
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={3} />
}
