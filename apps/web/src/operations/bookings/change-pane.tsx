import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import {
  type GuestCounts,
  type GuestLimits,
  guestCountsOf,
} from '@marea/contract/calendar/guest-counts.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { usePreview } from '#operations/frame/use-preview.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

type Wish = GuestCounts & { checkIn: string; checkOut: string }

type ChangePaneProps = { booking: AdminBooking; limits: GuestLimits }

/** The guest's own change with its price; a card is never charged without the guest. */
export function ChangePane({ booking, limits }: ChangePaneProps) {
  const t = useText()
  const own = wishOf(booking)
  const [wish, setWish] = useState(own)
  const [isAsked, setAsked] = useState(false)
  const isSame = JSON.stringify(wish) === JSON.stringify(own)
  const isOrdered = wish.checkIn !== '' && wish.checkIn < wish.checkOut
  const params = { id: booking.id }
  const { result, error, isWaiting } = usePreview(isSame || !isOrdered ? undefined : wish, (body) =>
    call('POST /admin/bookings/:id/change-preview', { params, body }),
  )
  return (
    <Stack>
      <ChangeFields
        wish={wish}
        limits={limits}
        isOrdered={isOrdered}
        onChange={(change) => setWish({ ...wish, ...change })}
      />
      <Stack className={styles.effect} aria-live='polite' aria-busy={isWaiting}>
        {result ? (
          <ChangeEffect change={result} />
        ) : (
          <p className='small soft'>{t('admin_bookings.change_none')}</p>
        )}
        {error !== undefined && <ActionError title={t('admin_bookings.no_effect')} error={error} />}
      </Stack>
      <Button wide disabled={!result} onClick={() => setAsked(true)}>
        {t('admin_bookings.change')}
      </Button>
      <p className='tiny soft'>{t('admin_bookings.change_note')}</p>
      {isAsked && result && (
        <ChangeDialog booking={booking} change={result} onClose={() => setAsked(false)} />
      )}
    </Stack>
  )
}

function wishOf(booking: AdminBooking): Wish {
  const { checkIn, checkOut } = booking
  return { checkIn, checkOut, ...guestCountsOf(booking) }
}

type ChangeFieldsProps = {
  wish: Wish
  limits: GuestLimits
  isOrdered: boolean
  onChange: (change: Partial<Wish>) => void
}

function ChangeFields({ wish, limits, isOrdered, onChange }: ChangeFieldsProps) {
  const t = useText()
  const { kinds, refused } = useGuestKinds(wish, limits, onChange)
  return (
    <>
      <Field
        label={t('admin_bookings.check_in')}
        type='date'
        value={wish.checkIn}
        onChange={({ target }) => onChange({ checkIn: target.value })}
      />
      <Field
        label={t('admin_bookings.check_out')}
        type='date'
        value={wish.checkOut}
        onChange={({ target }) => onChange({ checkOut: target.value })}
        error={isOrdered ? undefined : t('admin_bookings.dates_wrong')}
      />
      {kinds.map((kind) => (
        <Stepper key={kind.label} {...kind} />
      ))}
      <p className='soft small'>
        {[`${t('party.limit', { count: limits.guests })}.`, ...refused].join(' ')}
      </p>
    </>
  )
}

function ChangeEffect({ change: { quote, charge, refund } }: { change: ChangeQuote }) {
  const t = useText()
  return (
    <>
      <Heading level={3}>{t('admin_bookings.if_change')}</Heading>
      <Lines>
        <Line label={t('admin_bookings.new_total')}>
          <Money amount={quote.total.amount} />
        </Line>
        {charge.amount > 0 && (
          <Line label={t('admin_bookings.wallet_pays')} kind='total'>
            <Money amount={charge.amount} />
          </Line>
        )}
        {refund.total.amount > 0 && (
          <Line label={t('admin_bookings.guest_refunded')} kind='total'>
            <Money amount={refund.total.amount} />
          </Line>
        )}
      </Lines>
    </>
  )
}

type ChangeDialogProps = { booking: AdminBooking; change: ChangeQuote; onClose: () => void }

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
    toast.success(t('admin_bookings.change_done'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('admin_bookings.change_title')}
      effect={<ChangeEffect change={change} />}
      hint={t('admin_bookings.reason_hint')}
      confirmLabel={t('admin_bookings.change')}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
