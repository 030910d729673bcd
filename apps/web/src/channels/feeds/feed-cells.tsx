import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { ChannelName } from '#channels/channel-name.tsx'
import { OverlayAction } from '#channels/overlay-link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { CheckNow } from './check-now.tsx'
import { FeedLog } from './feed-log.tsx'
import styles from './feeds.module.css'
import { ResponseChart } from './response-chart.tsx'
import { useFailureText, useStaleText } from './use-feed-texts.ts'

type FeedDetailsProps = { feed: Feed; onChanged: () => Promise<void> }

/** What the latest checks found, and what can be done about the calendar. */
export function FeedDetails({ feed, onChanged }: FeedDetailsProps) {
  const t = useText()
  const { id } = feed
  return (
    <div id={`log-${id}`}>
      <FeedLog feed={feed} />
      <Inline gap={5}>
        <CheckNow feed={feed} onChanged={onChanged} />
        <OverlayAction icon='edit' overlay={{ open: 'replace', of: id }}>
          {t('channels.replace')}
        </OverlayAction>
        <OverlayAction icon='trash' overlay={{ open: 'disconnect', of: id }}>
          {t('channels.feeds.disconnect')}
        </OverlayAction>
      </Inline>
    </div>
  )
}

type DetailsButtonProps = { feed: Feed; isOpen: boolean; onPress: () => void }

export function DetailsButton({ feed: { id, suite, name }, isOpen, onPress }: DetailsButtonProps) {
  const t = useText()
  const about = { home: suite.name, channel: name }
  return (
    <IconButton
      icon={isOpen ? 'down' : 'right'}
      small
      label={t(isOpen ? 'channels.feeds.hide_log' : 'channels.feeds.show_log', about)}
      aria-expanded={isOpen}
      aria-controls={`log-${id}`}
      onClick={onPress}
    />
  )
}

export function FeedName({ feed: { suite, name } }: { feed: Feed }) {
  return (
    <Inline>
      {suite.photo && (
        <Photo
          photo={photoSet(suite.photo)}
          alt=''
          sizes='52px'
          ratio='4 / 3'
          className={styles.photo}
        />
      )}
      <span>
        <b>{suite.name}</b>
        <small>
          <ChannelName name={name} />
        </small>
      </span>
    </Inline>
  )
}

const tones: Record<Feed['health'], Tone> = {
  conflict: 'bad',
  paused: 'warn',
  failing: 'warn',
  new: 'plain',
  healthy: 'good',
}

export function Health({ feed }: { feed: Feed }) {
  const t = useText()
  const staleText = useStaleText()
  const texts = {
    conflict: t('channels.conflict.state'),
    paused: t('channels.paused.state'),
    failing: staleText(feed),
    new: t('channels.health.new'),
    healthy: t('channels.health.healthy'),
  }
  return <State tone={tones[feed.health]}>{texts[feed.health]}</State>
}

export function Response({ feed: { responseMs, failure } }: { feed: Feed }) {
  const t = useText()
  const failureText = useFailureText()
  const latest = responseMs.at(-1)
  const seconds = latest === undefined ? '' : (Math.max(latest, 50) / 1000).toFixed(1)
  return (
    <Inline>
      <ResponseChart times={responseMs} isFailing={failure !== null} />
      <span>
        {failure ? failureText(failure) : seconds && t('channels.feeds.seconds', { seconds })}
      </span>
    </Inline>
  )
}

export function Counts({ counts: { added, moved, removed } }: Pick<Feed, 'counts'>) {
  const t = useText()
  const shown = [
    [added, t('channels.feeds.added', { count: added })],
    [moved, t('channels.feeds.moved', { count: moved })],
    [removed, t('channels.feeds.removed', { count: removed })],
  ] as const
  return (
    <span className='soft small'>
      {shown.map(([count, label]) => `${count} ${label}`).join(' · ')}
    </span>
  )
}
