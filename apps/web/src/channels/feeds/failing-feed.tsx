import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { OverlayButton } from '#channels/overlay-link.tsx'
import { useMoment } from '#channels/use-moment.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { CheckNow } from './check-now.tsx'
import { FeedIssue } from './feed-issue.tsx'
import { useFailureText, useStaleText } from './use-feed-texts.ts'

type FailingFeedProps = { feed: Feed; onChanged: () => Promise<void> }

export function FailingFeed({ feed, onChanged }: FailingFeedProps) {
  const t = useText()
  const moment = useMoment()
  const failureText = useFailureText()
  const staleText = useStaleText()
  const { id, suite, name, lastSuccessAt, failures, failure, nextCheckAt } = feed
  const channel = name
  return (
    <FeedIssue
      id={id}
      state={staleText(feed)}
      title={t('channels.failing.title', { home: suite.name, channel })}
      lead={t('channels.failing.lead', { channel })}
      actions={
        <>
          <CheckNow feed={feed} onChanged={onChanged} />
          <OverlayButton kind='quiet' small overlay={{ open: 'replace', of: id }}>
            {t('channels.replace')}
          </OverlayButton>
        </>
      }
    >
      <Facts>
        <Fact name={t('channels.feeds.last_success')}>
          {lastSuccessAt ? moment(lastSuccessAt) : t('channels.failing.never')}
        </Fact>
        <Fact name={t('channels.failing.since')}>{failures}</Fact>
        {failure && <Fact name={t('channels.failing.answer')}>{failureText(failure)}</Fact>}
        <Fact name={t('channels.feeds.next_check')}>{moment(nextCheckAt)}</Fact>
      </Facts>
    </FeedIssue>
  )
}
