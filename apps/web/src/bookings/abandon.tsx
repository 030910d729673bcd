import type { Booking } from '@marea/contract/bookings.ts'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { Refused } from '#ui/refused.tsx'
import { TextButton } from '#ui/text-link.tsx'

type AbandonProps = { booking: Pick<Booking, 'id'>; onDone: () => Promise<void> }

/** Gives held nights back before their time. */
export function Abandon({ booking: { id }, onDone }: AbandonProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function giveBack() {
    attempt(async () => {
      await call('POST /bookings/:id/abandonment', { params: { id } })
      await onDone()
    })
  }

  return (
    <>
      <TextButton icon='close' aria-busy={isBusy} onClick={giveBack}>
        {t('checkout.abandon')}
      </TextButton>
      {error !== null && <Refused title={t('checkout.not_abandoned')} error={error} />}
    </>
  )
}
