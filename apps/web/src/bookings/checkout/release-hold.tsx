import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ReleaseHoldProps = { booking: Pick<Booking, 'id'>; onDone: () => Promise<void> }

export function ReleaseHold({ booking: { id }, onDone }: ReleaseHoldProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function release() {
    attempt(async () => {
      await call('POST /bookings/:id/abandonment', { params: { id } })
      await onDone()
    })
  }

  return (
    <>
      <TextButton icon='close' aria-busy={isBusy} onClick={release}>
        {t('checkout.release')}
      </TextButton>
      <ActionError title={t('checkout.not_released')} error={error} />
    </>
  )
}
