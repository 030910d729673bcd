import type { RefundCurve } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { type FormEvent, useState } from 'react'
import { RefundLine } from '#bookings/stay/refund-line.tsx'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { AmountsNote } from '#ui/format/amounts-note.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { type RefundDestination, RefundDestinationChoice } from './refund-destination.tsx'

type CancelSheetProps = {
  booking: Booking
  curve: RefundCurve
  now: number
  onClose: () => void
  onDone: () => Promise<void>
}

export function CancelSheet(props: CancelSheetProps) {
  const { booking, now, onClose } = props
  const t = useText()
  const language = useLanguage()
  const [to, setTo] = useState<RefundDestination>('card')
  const [reason, setReason] = useState('')
  const { curve, hasRefundChanged, isBusy, error, cancel } = useCancellation(props)
  const back = formatMoney(curve.now.total.amount, language)
  const paid = formatMoney((booking.rest?.paid ?? booking.total).amount, language)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    cancel({ to, reason })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bookings.cancel_question', { home: booking.suite.name })}
    >
      <Form kind='page' isBusy={isBusy} onSubmit={submit}>
        <p>{t('bookings.refund_today', { back, paid })}</p>
        {hasRefundChanged && (
          <Notice tone='warn' title={t('bookings.refund_reduced', { back })} isAnnounced />
        )}
        <RefundLine curve={curve} timeZone={booking.timeZone} now={now} />
        {curve.now.total.amount > 0 && (
          <RefundDestinationChoice
            refund={curve.now}
            withdrawableOn={curve.withdrawableOn}
            value={to}
            onChange={setTo}
          />
        )}
        <AmountsNote />
        <TextArea
          label={t('bookings.cancel_reason', { owner: booking.owner.firstName })}
          aside={t('checkout.optional')}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ActionError title={t('bookings.not_cancelled')} error={error} />
        <FormActions
          isBusy={isBusy}
          isDangerous
          cancelLabel={t('bookings.keep')}
          onCancel={onClose}
        >
          {t('bookings.cancel_button', { back })}
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** Cancels only for the refund shown; if the refund has changed, shows the new one first. */
function useCancellation({ booking, curve: given, onClose, onDone }: CancelSheetProps) {
  const t = useText()
  const [curve, setCurve] = useState(given)
  const [hasRefundChanged, setRefundChanged] = useState(false)
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()
  const params = { id: booking.id }

  function cancel(body: { to: RefundDestination; reason: string }) {
    attempt(async () => {
      const newest = await call('GET /bookings/:id/refund-curve', { params })
      if (newest.now.total.amount !== curve.now.total.amount) {
        setCurve(newest)
        setRefundChanged(true)
        return
      }
      await send(body, (idempotencyKey) =>
        call('POST /bookings/:id/cancellation', { params, body, idempotencyKey }),
      )
      toast.success(t('bookings.cancelled_toast'))
      await onDone()
      onClose()
    })
  }

  return { curve, hasRefundChanged, isBusy, error, cancel }
}
