import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { ChannelName } from '#channels/channel-name.tsx'
import { OverlayAction } from '#channels/overlay-link.tsx'
import { useMoment } from '#channels/use-moment.ts'
import { useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { CheckNow } from './check-now.tsx'
import { FeedLog } from './feed-log.tsx'
import styles from './feeds.module.css'
import { ResponseChart } from './response-chart.tsx'
import { useFailureText, useStaleText } from './use-feed-texts.ts'

type FeedRowProps = { feed: Feed; titles: string[]; onChanged: () => Promise<void> }

export function FeedRow({ feed, titles, onChanged }: FeedRowProps) {
  const t = useText()
  const moment = useMoment()
  const [isOpen, setOpen] = useState(false)
  const { id, suite, name, lastSuccessAt, nextCheckAt } = feed
  const about = { home: suite.name, channel: name }
  const [, health, lastSuccess, nextCheck, response, changes] = titles
  return (
    <tbody>
      <tr className={styles.row}>
        <th scope='row'>
          <FeedName feed={feed} />
        </th>
        <td data-title={health}>
          <Health feed={feed} />
        </td>
        <td data-title={lastSuccess}>
          {lastSuccessAt ? moment(lastSuccessAt) : t('channels.failing.never')}
        </td>
        <td data-title={nextCheck}>{moment(nextCheckAt)}</td>
        <td data-title={response}>
          <Response feed={feed} />
        </td>
        <td data-title={changes}>
          <Counts counts={feed.counts} />
        </td>
        <td className={styles.toggle}>
          <IconButton
            icon={isOpen ? 'down' : 'right'}
            small
            label={t(isOpen ? 'channels.feeds.hide_log' : 'channels.feeds.show_log', about)}
            aria-expanded={isOpen}
            aria-controls={`log-${id}`}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      <tr id={`log-${id}`} className={styles.details} hidden={!isOpen}>
        <td colSpan={7}>
          <FeedLog feed={feed} />
          <div className={styles.actions}>
            <CheckNow feed={feed} onChanged={onChanged} />
            <OverlayAction icon='edit' overlay={{ open: 'replace', of: id }}>
              {t('channels.replace')}
            </OverlayAction>
            <OverlayAction icon='trash' overlay={{ open: 'disconnect', of: id }}>
              {t('channels.feeds.disconnect')}
            </OverlayAction>
          </div>
        </td>
      </tr>
    </tbody>
  )
}

function FeedName({ feed: { suite, name } }: { feed: Feed }) {
  return (
    <span className={styles.name}>
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
    </span>
  )
}

const tones: Record<Feed['health'], Tone> = {
  conflict: 'bad',
  paused: 'warn',
  failing: 'warn',
  new: 'plain',
  healthy: 'good',
}

function Health({ feed }: { feed: Feed }) {
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

function Response({ feed: { responseMs, failure } }: { feed: Feed }) {
  const t = useText()
  const failureText = useFailureText()
  const latest = responseMs.at(-1)
  const seconds = latest === undefined ? '' : (Math.max(latest, 50) / 1000).toFixed(1)
  return (
    <span className={styles.response}>
      <ResponseChart times={responseMs} isFailing={failure !== null} />
      <span>
        {failure ? failureText(failure) : seconds && t('channels.feeds.seconds', { seconds })}
      </span>
    </span>
  )
}

function Counts({ counts: { added, moved, removed } }: Pick<Feed, 'counts'>) {
  const t = useText()
  const shown = [
    [added, t('channels.feeds.added', { count: added })],
    [moved, t('channels.feeds.moved', { count: moved })],
    [removed, t('channels.feeds.removed', { count: removed })],
  ] as const
  return (
    <span className={styles.counts}>
      {shown.map(([count, label]) => (
        <span key={label}>
          <b>{count}</b> {label}
        </span>
      ))}
    </span>
  )
}
