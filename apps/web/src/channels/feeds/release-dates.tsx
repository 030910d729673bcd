import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { countNights, useDates } from '#channels/use-dates.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type ReleaseDatesProps = { feed: Feed; onClose: () => void; onChanged: () => Promise<void> }

/** Asks for confirmation before dates that a calendar no longer shows can be booked again. */
export function ReleaseDates({ feed, onClose, onChanged }: ReleaseDatesProps) {
  const t = useText()
  const { dates } = useDates()
  const nights = feed.quarantine?.nights ?? []
  const count = countNights(nights)

  async function release() {
    const body = { decision: 'release' } as const
    await call('POST /owner/feeds/:id/quarantine', { params: { id: feed.id }, body })
  }

  return (
    <ConfirmAction
      title={t('channels.release.title', { count, home: feed.suite.name })}
      cancelLabel={t('channels.paused.keep')}
      confirmLabel={t('channels.paused.release', { count })}
      isDangerous
      onClose={onClose}
      failed={t('channels.paused.failed')}
      onConfirm={release}
      done={t('channels.release.done')}
      onDone={onChanged}
    >
      <p>
        {t('channels.release.body', {
          dates: nights.map(dates).join(', '),
          channel: feed.name,
        })}
      </p>
    </ConfirmAction>
  )
}
