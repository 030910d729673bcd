import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { OverlayAction, OverlayButton } from '#channels/overlay-link.tsx'
import { countNights, useDates } from '#channels/use-dates.ts'
import { useMoment } from '#channels/use-moment.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { FeedIssue } from './feed-issue.tsx'

type PausedFeedProps = { feed: Feed; onChanged: () => Promise<void> }

/** A calendar that no longer shows dates which we keep blocked. */
export function PausedFeed({ feed, onChanged }: PausedFeedProps) {
  const t = useText()
  const moment = useMoment()
  const { dates } = useDates()
  const { isBusy, error, attempt } = useAttempt()
  const { id, suite, name, quarantine } = feed
  if (!quarantine) return null
  const count = countNights(quarantine.nights)

  function keep() {
    attempt(async () => {
      const body = { decision: 'keep' } as const
      await call('POST /owner/feeds/:id/quarantine', { params: { id }, body })
      toast.success(t('channels.paused.kept_toast'))
      await onChanged()
    })
  }

  const about = { channel: name, home: suite.name, moment: moment(quarantine.since) }
  return (
    <FeedIssue
      id={id}
      state={t('channels.paused.state')}
      title={t('channels.paused.title', { count })}
      lead={t(`channels.paused.${quarantine.kind}`, about)}
      actions={
        <>
          <Button kind='quiet' small busy={isBusy} onClick={keep}>
            {t('channels.paused.keep')}
          </Button>
          <OverlayButton kind='quiet' small overlay={{ open: 'replace', of: id }}>
            {t('channels.replace')}
          </OverlayButton>
          <OverlayAction overlay={{ open: 'release', of: id }}>
            {t('channels.paused.release', { count })}
          </OverlayAction>
        </>
      }
    >
      <Facts>
        {quarantine.nights.map(({ from, to }) => (
          <Fact key={`${from} ${to}`} name={dates({ from, to })}>
            {t('channels.paused.kept', { count: nightsBetween(from, to) })}
          </Fact>
        ))}
        <Fact name={t('channels.paused.total')}>{t('channels.nights', { count })}</Fact>
      </Facts>
      <ActionError title={t('channels.paused.failed')} error={error} />
    </FeedIssue>
  )
}
