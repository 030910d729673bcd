import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './homes.module.css'
import { HomesHead } from './homes-head.tsx'
import { HomesTable } from './homes-table.tsx'
import { NewHome } from './new-home.tsx'
import { NoHomesYet } from './no-homes-yet.tsx'
import { StatusFilter, statusIn } from './status-filter.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/homes')))
}

export default function HomesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const status = statusIn(query)
  const close = useCloseTo(changeSearch(search, { open: null }))
  if (!loaded) return <HydrateFallback />
  if (!loaded.value) {
    return (
      <Frame>
        <LoadError title={t('homes.load_failed')} error={loaded.error} onRetry={revalidate} />
      </Frame>
    )
  }
  const { homes, today, neighborhoods } = loaded.value
  const shown = homes.filter((home) => !status || home.status === status)
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('homes.title')} isPrivate />
      {homes.length === 0 ? (
        <NoHomesYet />
      ) : (
        <>
          <HomesHead homes={homes} today={today} />
          <StatusFilter homes={homes} status={status} />
          <HomesTable homes={shown} today={today} />
        </>
      )}
      {query.get('open') === 'new' && <NewHome neighborhoods={neighborhoods} onClose={close} />}
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('homes.title')} isPrivate />
      <PageHeading title={t('homes.title')} />
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton rows={4} row={{ height: '120px' }} />
    </Frame>
  )
}
