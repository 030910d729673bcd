import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { useStayTimeText } from './use-stay-time-text.ts'

type OpenRequestProps = {
  trip: Pick<OwnTrip, 'id' | 'owner' | 'timeZone'>
  side: StayTimesOfSide
  request: NonNullable<StayTimesOfSide['request']>
  onChange: () => Promise<void>
}

/** A request that waits for the owner or for the guest's payment. */
export function OpenRequest({ trip, side, request, onChange }: OpenRequestProps) {
  const t = useText()
  const language = useLanguage()
  const textOf = useStayTimeText(trip.owner.firstName, trip.timeZone)
  const { isBusy, error, attempt } = useAttempt()

  function withdraw() {
    attempt(async () => {
      const params = { id: trip.id, request: request.id }
      await call('DELETE /bookings/:id/hours/:request', { params })
      await onChange()
      toast.success(t('hours.withdrawn'))
    })
  }

  return (
    <>
      <p role='status'>{textOf(side, request)}</p>
      {request.state === 'approved' && (
        <Inline>
          <LinkButton to={`/pay-hours/${trip.id}?side=${side.side}`}>
            {t('hours.pay', { amount: formatMoney(request.price.amount, language) })}
          </LinkButton>
        </Inline>
      )}
      <Inline>
        <TextButton icon='close' aria-busy={isBusy} disabled={isBusy} onClick={withdraw}>
          {t('hours.withdraw')}
        </TextButton>
      </Inline>
      <ActionError title={t('hours.withdraw_failed')} error={error} />
    </>
  )
}
