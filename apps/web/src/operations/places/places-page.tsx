import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
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
import { PlaceSheet } from './place-form.tsx'
import { PlaceTable } from './place-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/places')))
}

export default function PlacesPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('places.title')}
      lead={t('places.description')}
      actions={
        <LinkButton icon='plus' to='?open=add' isOverlay>
          {t('places.add')}
        </LinkButton>
      }
      failed={t('places.load_failed')}
    >
      {(places) => <Places places={places} />}
    </LoadedPage>
  )
}

function Places({ places }: { places: AdminPlace[] }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const asked = new URLSearchParams(search).get('open')
  const opened = places.find(({ slug }) => `edit-${slug}` === asked)
  return (
    <>
      {places.length > 0 ? (
        <PlaceTable places={places} />
      ) : (
        <EmptyState title={t('places.none')}>{t('places.none_description')}</EmptyState>
      )}
      {(asked === 'add' || opened) && (
        <PlaceSheet known={opened} onClose={close} onSaved={revalidate} />
      )}
    </>
  )
}

export const HydrateFallback = PageSkeleton
