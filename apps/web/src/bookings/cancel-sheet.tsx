import type { RefundCurve } from '@marea/contract/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings.ts'
import { type FormEvent, useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { createRepeatable } from '#platform/repeatable.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { Notice } from '#ui/notice.tsx'
import { Refused } from '#ui/refused.tsx'
import { RefundLine } from './refund-line.tsx'
import { type RefundTo, RefundToChoice } from './refund-to-choice.tsx'
import styles from './stay.module.css'

type CancelSheetProps = {
  booking: Booking
  curve: RefundCurve
  now: number
  onClose: () => void
  onDone: () => Promise<void>
}

/** The sentence, the curve, where the money goes, and the button that repeats the figure. */
export function CancelSheet({ booking, curve: given, now, onClose, onDone }: CancelSheetProps) {
  const t = useText()
  const language = useLanguage()
  const [to, setTo] = useState<RefundTo>('card')
  const [reason, setReason] = useState('')
  const [curve, setCurve] = useState(given)
  const [send] = useState(createRepeatable)
  const { isBusy, error, attempt } = useAttempt()
  const back = formatMoney(curve.now.total.amount, language)
  const params = { id: booking.id }
  const hasFallen = curve !== given

  function cancel(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    attempt(async () => {
      const newest = await call('GET /bookings/:id/refund-curve', { params })
      if (newest.now.total.amount !== curve.now.total.amount) return setCurve(newest)
      const body = { to, reason }
      await send(body, (idempotencyKey) =>
        call('POST /bookings/:id/cancellation', { params, body, idempotencyKey }),
      )
      toast.success(t('bookings.cancelled_toast'))
      await onDone()
      onClose()
    })
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('bookings.cancel_ask', { home: booking.suite.name })}>
      <form className={styles.form} method='post' noValidate aria-busy={isBusy} onSubmit={cancel}>
        <p>
          {t('bookings.refund_today', {
            back,
            paid: formatMoney(booking.total.amount, language),
          })}
        </p>
        {hasFallen && (
          <Notice tone='warn' title={t('bookings.refund_fallen', { back })} announced />
        )}
        <RefundLine curve={curve} now={now} />
        {curve.now.total.amount > 0 && (
          <RefundToChoice refund={curve.now} value={to} onChange={setTo} />
        )}
        <TextArea
          label={t('bookings.cancel_reason', { owner: booking.owner.firstName })}
          aside={t('checkout.optional')}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error !== null && <Refused title={t('bookings.not_cancelled')} error={error} />}
        <div className={styles.foot} data-sheet-foot>
          <Button kind='quiet' onClick={onClose}>
            {t('bookings.keep')}
          </Button>
          <Button type='submit' kind='danger' busy={isBusy}>
            {t('bookings.cancel_do', { back })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
