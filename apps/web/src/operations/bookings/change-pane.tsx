import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { DeskBooking } from '@marea/contract/bookings/desk.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/desk/reason-dialog.tsx'
import { usePreview } from '#operations/desk/use-preview.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

/** The guest's own change with its price; a card is never charged without the guest. */
export function ChangePane({ booking }: { booking: DeskBooking }) {
  const t = useText()
  const [checkIn, setCheckIn] = useState(booking.checkIn)
  const [checkOut, setCheckOut] = useState(booking.checkOut)
  const [guests, setGuests] = useState(String(booking.guests))
  const [isAsked, setAsked] = useState(false)
  const isSame =
    checkIn === booking.checkIn &&
    checkOut === booking.checkOut &&
    guests === String(booking.guests)
  const isOrdered = checkIn !== '' && checkIn < checkOut && Number(guests) > 0
  const wish = isSame || !isOrdered ? undefined : { checkIn, checkOut, guests: Number(guests) }
  const params = { id: booking.id }
  const { result, error, isWaiting } = usePreview(wish, (body) =>
    call('POST /admin/bookings/:id/change-preview', { params, body }),
  )
  return (
    <div className={styles.pane}>
      <Field
        label={t('booking_desk.check_in')}
        type='date'
        value={checkIn}
        onChange={({ target }) => setCheckIn(target.value)}
      />
      <Field
        label={t('booking_desk.check_out')}
        type='date'
        value={checkOut}
        onChange={({ target }) => setCheckOut(target.value)}
        error={isOrdered ? undefined : t('booking_desk.dates_wrong')}
      />
      <Field
        label={t('booking_desk.guest_count')}
        type='number'
        min={1}
        max={30}
        value={guests}
        onChange={({ target }) => setGuests(target.value)}
      />
      <div className={styles.effect} aria-live='polite' aria-busy={isWaiting}>
        {result ? (
          <ChangeEffect change={result} />
        ) : (
          <p className='small soft'>{t('booking_desk.change_none')}</p>
        )}
        {error !== undefined && <ActionError title={t('booking_desk.no_effect')} error={error} />}
      </div>
      <Button wide disabled={!result} onClick={() => setAsked(true)}>
        {t('booking_desk.change')}
      </Button>
      <p className='tiny soft'>{t('booking_desk.change_note')}</p>
      {isAsked && result && (
        <ChangeDialog booking={booking} change={result} onClose={() => setAsked(false)} />
      )}
    </div>
  )
}

function ChangeEffect({ change: { quote, charge, refund } }: { change: ChangeQuote }) {
  const t = useText()
  return (
    <>
      <Heading level={3}>{t('booking_desk.if_change')}</Heading>
      <Lines>
        <Line label={t('booking_desk.new_total')}>
          <Money amount={quote.total.amount} />
        </Line>
        {charge.amount > 0 && (
          <Line label={t('booking_desk.wallet_pays')} kind='total'>
            <Money amount={charge.amount} />
          </Line>
        )}
        {refund.total.amount > 0 && (
          <Line label={t('booking_desk.guest_refunded')} kind='total'>
            <Money amount={refund.total.amount} />
          </Line>
        )}
      </Lines>
    </>
  )
}

type ChangeDialogProps = { booking: DeskBooking; change: ChangeQuote; onClose: () => void }

function ChangeDialog({ booking, change, onClose }: ChangeDialogProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [send] = useState(createIdempotentCall)
  const params = { id: booking.id }

  async function confirm(reason: string) {
    const body = { quoteId: change.quote.id, to: 'card' as const, reason }
    await send(body, (idempotencyKey) =>
      call('POST /admin/bookings/:id/change', { params, body, idempotencyKey }),
    )
    onClose()
    toast.success(t('booking_desk.change_done'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('booking_desk.change_title')}
      effect={<ChangeEffect change={change} />}
      hint={t('booking_desk.reason_hint')}
      confirmLabel={t('booking_desk.change')}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
