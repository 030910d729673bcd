import { type FoundPerson, personFilters, personSorts } from '@marea/contract/operations/people.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/people-page.ts'

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
  const { search } = useLocation()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('people.title')}
      filters={
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
      }
      failed={t('people.load_failed')}
    >
      {({ items, pages }) => (
        <>
          <PeopleTable people={items} />
          <Pagination
            page={shownBy(search).page}
            count={pages}
            href={(page) => changeSearch(search, { page })}
          />
        </>
      )}
    </LoadedPage>
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
            <TextLink to={`/admin/people/${id}`} data-list-link>
              {fullName}
            </TextLink>
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

export const HydrateFallback = PageSkeleton
