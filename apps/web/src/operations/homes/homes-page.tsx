import { type HomeFilter, homeFilters } from '@marea/contract/suites/admin-homes.ts'
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
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/homes-page.ts'
import { Home } from './home.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const show = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/homes', { query: { show } })))
}

function shownBy(search: string): HomeFilter {
  const asked = new URLSearchParams(search).get('show')
  return homeFilters.find((each) => each === asked) ?? 'licenses'
}

export default function HomesPage() {
  const t = useText()
  const { search } = useLocation()
  const show = shownBy(search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_homes.title')}
      lead={t('admin_homes.description')}
      filters={
        <TabLinks
          label={t('admin_homes.tabs')}
          links={homeFilters.map((each) => ({
            to: `/admin/homes?show=${each}`,
            label: t(`admin_homes.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      }
      failed={t('admin_homes.load_failed')}
    >
      {(homes) =>
        homes.length === 0 ? (
          <EmptyState title={t(`admin_homes.none.${show}`)}>
            {t('admin_homes.none_description')}
          </EmptyState>
        ) : (
          <RowList>
            {homes.map((home) => (
              <Home key={home.id} home={home} />
            ))}
          </RowList>
        )
      }
    </LoadedPage>
  )
}

export const HydrateFallback = PageSkeleton
