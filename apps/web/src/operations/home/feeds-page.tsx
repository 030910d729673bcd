import { useLoaderData, useRevalidator } from 'react-router'
import { refreshQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './console.module.css'
import { TroubledFeedItem } from './troubled-feeds.tsx'

export const headers = personal

export function clientLoader() {
  return whenAdmin(() => call('GET /admin/console'))
}

export default function FeedsPage() {
  const t = useText()
  const home = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!home) return <HydrateFallback />

  async function reload() {
    await Promise.all([revalidate(), refreshQueues()])
  }

  const { troubledFeeds } = home
  return (
    <div className={styles.page}>
      <PageHead title={t('console.feeds')} isPrivate />
      <PageHeading title={t('console.feeds')} lead={t('console.feeds_description')} />
      {troubledFeeds.length === 0 && <p>{t('console.feeds_none')}</p>}
      <ul className={styles.alerts}>
        {troubledFeeds.map((feed) => (
          <TroubledFeedItem key={feed.id} feed={feed} onChanged={reload} />
        ))}
      </ul>
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.skeleton} rows={2} />
}
