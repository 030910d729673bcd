import type { ChannelsPage as Channels } from '@marea/contract/channels/endpoints.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ChannelsOverlay } from './channels-overlay.tsx'
import { Conflict } from './conflict/conflict.tsx'
import { ExportList } from './exports/export-list.tsx'
import { FailingFeed } from './feeds/failing-feed.tsx'
import { FeedTable } from './feeds/feed-table.tsx'
import { PausedFeed } from './feeds/paused-feed.tsx'
import { OverlayButton } from './overlay-link.tsx'
import { UnconnectedHomes } from './unconnected-homes.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/channels')))
}

export default function ChannelsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['channels.*'], () => revalidate())
  const hasHomes = loaded?.value && loaded.value.exports.length > 0
  return (
    <LoadedPage
      title={t('channels.title')}
      loaded={loaded}
      failed={t('channels.load_failed')}
      skeleton={<HydrateFallback />}
      lead={loaded?.value && <Summary channels={loaded.value} />}
      actions={
        hasHomes && (
          <OverlayButton overlay={{ open: 'add', of: '' }}>
            <Icon name='plus' small />
            {t('channels.connect')}
          </OverlayButton>
        )
      }
    >
      {(channels) => <Shown channels={channels} onChanged={revalidate} />}
    </LoadedPage>
  )
}

type ShownProps = { channels: Channels; onChanged: () => Promise<void> }

function Shown({ channels, onChanged }: ShownProps) {
  const { feeds, conflicts, exports } = channels
  if (exports.length === 0) return <NoHomes />
  const connected = new Set(feeds.map(({ suite }) => suite.slug))
  const unconnected = exports.map(({ suite }) => suite).filter(({ slug }) => !connected.has(slug))
  return (
    <>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.id} conflict={conflict} onChanged={onChanged} />
      ))}
      <Issues channels={channels} onChanged={onChanged} />
      {feeds.length > 0 ? <FeedTable feeds={feeds} onChanged={onChanged} /> : <NoFeeds />}
      {feeds.length > 0 && <UnconnectedHomes homes={unconnected} />}
      <ExportList exports={exports} />
      <ChannelsOverlay channels={channels} onChanged={onChanged} />
    </>
  )
}

function Issues({ channels: { feeds }, onChanged }: ShownProps) {
  const isPaused = ({ quarantine }: Channels['feeds'][number]) => quarantine?.isKept === false
  const paused = feeds.filter(isPaused)
  const failing = feeds.filter((feed) => feed.health === 'failing' && !isPaused(feed))
  if (paused.length + failing.length === 0) return null
  return (
    <Columns kind='many'>
      {paused.map((feed) => (
        <PausedFeed key={feed.id} feed={feed} onChanged={onChanged} />
      ))}
      {failing.map((feed) => (
        <FailingFeed key={feed.id} feed={feed} onChanged={onChanged} />
      ))}
    </Columns>
  )
}

function Summary({ channels: { feeds } }: Pick<ShownProps, 'channels'>) {
  const t = useText()
  const troubled = feeds.filter(({ health }) => health !== 'healthy' && health !== 'new').length
  if (feeds.length === 0) return null
  return (
    <p>
      {t('channels.connected', { count: feeds.length })}{' '}
      {troubled > 0 ? t('channels.troubled', { count: troubled }) : t('channels.untroubled')}
    </p>
  )
}

function NoFeeds() {
  const t = useText()
  return <EmptyState title={t('channels.none')}>{t('channels.none_description')}</EmptyState>
}

function NoHomes() {
  const t = useText()
  return (
    <EmptyState title={t('channels.no_homes')}>{t('channels.no_homes_description')}</EmptyState>
  )
}

export function HydrateFallback() {
  return <PageSkeleton title={useText()('channels.title')} />
}
