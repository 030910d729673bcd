import { useLoaderData, useRevalidator } from 'react-router'
import { refreshQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { TroubledFeedItem } from './troubled-feeds.tsx'

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

  return (
    <Page title={t('console.feeds')} lead={t('console.feeds_description')}>
      <RowList isDense none={t('console.feeds_none')}>
        {home.troubledFeeds.map((feed) => (
          <TroubledFeedItem key={feed.id} feed={feed} onChanged={reload} />
        ))}
      </RowList>
    </Page>
  )
}

export const HydrateFallback = PageSkeleton
