import type { ChannelsPage as Channels } from '@marea/contract/channels/endpoints.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './channels.module.css'
import { ChannelsOverlay } from './channels-overlay.tsx'
import { Conflict } from './conflict/conflict.tsx'
import { ExportList } from './exports/export-list.tsx'
import { FailingFeed } from './feeds/failing-feed.tsx'
import { FeedTable } from './feeds/feed-table.tsx'
import { PausedFeed } from './feeds/paused-feed.tsx'
import { OverlayButton } from './overlay-link.tsx'
import { UnconnectedHomes } from './unconnected-homes.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/channels')))
}

export default function ChannelsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['channels.*'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  if (loaded.value) return <Shown channels={loaded.value} onChanged={revalidate} />
  const title = t('channels.load_failed')
  return <Frame body={<LoadError title={title} error={loaded.error} onRetry={revalidate} />} />
}

type ShownProps = { channels: Channels; onChanged: () => Promise<void> }

function Shown({ channels, onChanged }: ShownProps) {
  const t = useText()
  const { feeds, conflicts, exports } = channels
  if (exports.length === 0) return <Frame body={<NoHomes />} />
  const connected = new Set(feeds.map(({ suite }) => suite.slug))
  const unconnected = exports.map(({ suite }) => suite).filter(({ slug }) => !connected.has(slug))
  return (
    <Frame
      lead={<Summary channels={channels} />}
      action={
        <OverlayButton overlay={{ open: 'add', of: '' }}>
          <Icon name='plus' small />
          {t('channels.connect')}
        </OverlayButton>
      }
      body={
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
      }
    />
  )
}

function Issues({ channels: { feeds }, onChanged }: ShownProps) {
  const isPaused = ({ quarantine }: Channels['feeds'][number]) => quarantine?.isKept === false
  const paused = feeds.filter(isPaused)
  const failing = feeds.filter((feed) => feed.health === 'failing' && !isPaused(feed))
  if (paused.length + failing.length === 0) return null
  return (
    <div className={styles.issues}>
      {paused.map((feed) => (
        <PausedFeed key={feed.id} feed={feed} onChanged={onChanged} />
      ))}
      {failing.map((feed) => (
        <FailingFeed key={feed.id} feed={feed} onChanged={onChanged} />
      ))}
    </div>
  )
}

function Summary({ channels: { feeds } }: Pick<ShownProps, 'channels'>) {
  const t = useText()
  const troubled = feeds.filter(({ health }) => health !== 'healthy' && health !== 'new').length
  if (feeds.length === 0) return null
  return (
    <p className='soft'>
      {t('channels.connected', { count: feeds.length })}{' '}
      {troubled > 0 ? t('channels.troubled', { count: troubled }) : t('channels.untroubled')}
    </p>
  )
}

type FrameProps = { lead?: ReactNode; action?: ReactNode; body: ReactNode }

function Frame({ lead, action, body }: FrameProps) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('channels.title')} isPrivate />
      <PageHeading title={t('channels.title')} lead={lead} actions={action} />
      {body}
    </div>
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
  return <Frame body={<ListSkeleton rows={4} row={{ height: '72px' }} />} />
}
