import type { HostIdToReview } from '@marea/contract/bookings/host-id-review.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

const reasons = ['blurred', 'expired', 'name', 'not_accepted', 'altered'] as const
type Reason = (typeof reasons)[number]

type DecisionProps = { review: HostIdToReview; isSeen: boolean }

/** Accept what was opened, or reject with a reason that the guest reads; then the next is shown. */
export function Decision({ review: { bookingId, guest }, isSeen }: DecisionProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [reason, setReason] = useState<Reason>()
  const [isAsked, setAsked] = useState(false)
  const [isMissed, setMissed] = useState(false)

  function decide(status: 'accepted' | 'rejected') {
    setAsked(status === 'rejected')
    setMissed(status === 'accepted')
    if (status === 'accepted' && !isSeen) return
    if (status === 'rejected' && !reason) return
    attempt(async () => {
      const why = reason ? t(`admin_ids.reason.${reason}`) : ''
      await call('PUT /bookings/:id/main-host-id/verdict', {
        params: { id: bookingId },
        body: { status, reason: status === 'rejected' ? why : '' },
      })
      toast.success(t(`admin_ids.${status}`, { name: guest }))
      await revalidate()
    })
  }

  return (
    <Stack>
      <Inline gap={2}>
        <Button busy={isBusy} onClick={() => decide('accepted')}>
          {t('admin_ids.accept')}
        </Button>
        <Button kind='quiet' busy={isBusy} onClick={() => decide('rejected')}>
          {t('admin_ids.reject')}
        </Button>
      </Inline>
      {isMissed && !isSeen && (
        <Notice tone='bad' title={t('problem.host_ids.unseen')} isAnnounced />
      )}
      <RadioChoice
        label={t('admin_ids.reason_needed')}
        name='reason'
        value={reason ?? ''}
        onChange={(chosen) => setReason(reasons.find((each) => each === chosen))}
        options={reasons.map((value) => ({ value, label: t(`admin_ids.reason.${value}`) }))}
        error={isAsked && !reason ? t('admin_ids.reason_missing') : undefined}
      />
      <ActionError title={t('desk_act.failed')} error={error} />
      <p className='small soft'>{t('admin_ids.reject_effect', { name: guest })}</p>
    </Stack>
  )
}
