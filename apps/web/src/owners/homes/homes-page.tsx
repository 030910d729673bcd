import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { AddHome, BookedNights } from './homes-head.tsx'
import { HomesTable } from './homes-table.tsx'
import { NewHome } from './new-home.tsx'
import { NoHomesYet } from './no-homes-yet.tsx'
import { StatusFilter, statusIn } from './status-filter.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/homes')))
}

export default function HomesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const status = statusIn(query)
  const close = useCloseTo(changeSearch(search, { open: null }))
  const all = loaded?.value
  const isEmpty = all?.homes.length === 0
  return (
    <LoadedPage
      title={t('homes.title')}
      heading={isEmpty ? t('homes.empty') : undefined}
      lead={isEmpty ? t('homes.empty_body') : all && <BookedNights {...all} />}
      actions={all && <AddHome />}
      isNarrow={isEmpty}
      gap='small'
      loaded={loaded}
      failed={t('homes.load_failed')}
      skeleton={<HydrateFallback />}
    >
      {({ homes, today, neighborhoods }) => (
        <>
          {homes.length === 0 ? (
            <NoHomesYet />
          ) : (
            <>
              <StatusFilter homes={homes} status={status} />
              <HomesTable
                homes={homes.filter((home) => !status || home.status === status)}
                today={today}
              />
            </>
          )}
          {query.get('open') === 'new' && <NewHome neighborhoods={neighborhoods} onClose={close} />}
        </>
      )}
    </LoadedPage>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('homes.title')} gap='small' row={{ height: '120px' }} />
}
