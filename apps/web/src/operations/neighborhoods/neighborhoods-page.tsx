import type { AdminNeighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { NeighborhoodSheet } from './neighborhood-form.tsx'
import { NeighborhoodTable } from './neighborhood-table.tsx'
import type { Cities } from './place-fields.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() =>
    loadPart(
      Promise.all([
        call('GET /admin/neighborhoods'),
        call('GET /admin/jurisdictions'),
        call('GET /admin/places'),
      ]).then(([neighborhoods, { jurisdictions }, places]) => ({
        neighborhoods,
        jurisdictions,
        places,
      })),
    ),
  )
}

export default function NeighborhoodsPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_places.title')}
      lead={t('admin_places.description')}
      actions={
        <LinkButton icon='plus' to='?open=add' isOverlay>
          {t('admin_places.add')}
        </LinkButton>
      }
      failed={t('admin_places.load_failed')}
    >
      {(value) => <Neighborhoods {...value} />}
    </LoadedPage>
  )
}

type NeighborhoodsProps = Cities & { neighborhoods: AdminNeighborhood[] }

function Neighborhoods({ neighborhoods, ...cities }: NeighborhoodsProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const asked = new URLSearchParams(search).get('open')
  const opened = neighborhoods.find(({ slug }) => `edit-${slug}` === asked)
  return (
    <>
      {neighborhoods.length > 0 ? (
        <NeighborhoodTable neighborhoods={neighborhoods} {...cities} />
      ) : (
        <EmptyState title={t('admin_places.none')}>{t('admin_places.none_description')}</EmptyState>
      )}
      {(asked === 'add' || opened) && (
        <NeighborhoodSheet {...cities} known={opened} onClose={close} onSaved={revalidate} />
      )}
    </>
  )
}

export const HydrateFallback = PageSkeleton
