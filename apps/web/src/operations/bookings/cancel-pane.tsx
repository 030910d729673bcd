import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

type CancelPaneProps = { booking: AdminBooking; refundCurve: ReactNode }

/** Cancels for the guest by the policy, or in full when it isn't the guest's fault. */
export function CancelPane({ booking, refundCurve }: CancelPaneProps) {
  const t = useText()
  const language = useLanguage()
  const [refund, setRefund] = useState<'policy' | 'full'>('policy')
  const [to, setTo] = useState<'card' | 'wallet'>('card')
  const [isAsked, setAsked] = useState(false)
  if (!booking.cancellation) return null
  const effect = booking.cancellation[refund]
  const total = effect.refund.amount
  const amount = formatMoney(total, language)
  const { needsApproval: needsTwo } = effect
  const limit = formatMoney(booking.cancellation.limit.amount, language)
  const label = t(needsTwo ? 'admin_bookings.ask_cancel' : 'admin_bookings.cancel', { amount })
  return (
    <Stack>
      {refundCurve}
      <Select
        label={t('admin_bookings.cancel_refund')}
        value={refund}
        onChange={(value) => setRefund(value === 'full' ? 'full' : 'policy')}
        options={[
          { id: 'policy', label: t('admin_bookings.refund_by.policy') },
          { id: 'full', label: t('admin_bookings.refund_by.full') },
        ]}
      />
      <Select
        label={t('admin_bookings.refund_to')}
        value={to}
        onChange={(value) => setTo(value === 'wallet' ? 'wallet' : 'card')}
        options={[
          { id: 'card', label: t('admin_bookings.to.card') },
          { id: 'wallet', label: t('admin_bookings.to.wallet') },
        ]}
      />
      <CancelEffect booking={booking} effect={effect} to={to} />
      {needsTwo && (
        <Notice tone='warn' icon='lock' title={t('admin_bookings.above_limit', { limit })}>
          {t('admin_bookings.above_limit_cancel')}
        </Notice>
      )}
      <Button wide kind='danger' onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <CancelDialog
          booking={booking}
          terms={{ refund, to }}
          label={label}
          isRequest={needsTwo}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}

type Effect = NonNullable<AdminBooking['cancellation']>['policy']
type CancelEffectProps = { booking: AdminBooking; effect: Effect; to: 'card' | 'wallet' }

function CancelEffect({ booking, effect, to }: CancelEffectProps) {
  const t = useText()
  const time = useTimeFormat()
  const { guest, owner, payout, checkIn, checkOut } = booking
  const toCard = to === 'card' ? effect.card.amount : 0
  return (
    <Stack className={styles.effect}>
      <Heading level={3}>{t('admin_bookings.if_cancel')}</Heading>
      <Lines>
        <Line label={t('admin_bookings.to.card')}>
          <Money amount={toCard} />
        </Line>
        <Line label={t('admin_bookings.to.wallet')}>
          <Money amount={effect.refund.amount - toCard} />
        </Line>
        <Line label={t('admin_bookings.receives', { name: guest.fullName })} kind='total'>
          <Money amount={effect.refund.amount} />
        </Line>
        <Line label={t('admin_bookings.payout_to', { name: owner.fullName })}>
          <del className='soft'>
            <Money amount={payout.amount} />
          </del>{' '}
          <Money amount={effect.payout.amount} />
        </Line>
        <Line label={`${time.day(checkIn, 'short')} – ${time.day(checkOut, 'short')}`}>
          {t('admin_bookings.available_again')}
        </Line>
      </Lines>
    </Stack>
  )
}

type CancelDialogProps = {
  booking: AdminBooking
  terms: { refund: 'policy' | 'full'; to: 'card' | 'wallet' }
  label: string
  isRequest: boolean
  onClose: () => void
}

function CancelDialog({ booking, terms, label, isRequest, onClose }: CancelDialogProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [send] = useState(createIdempotentCall)
  const params = { id: booking.id }

  async function confirm(reason: string) {
    const body = { ...terms, reason }
    await send(body, (idempotencyKey) =>
      call('POST /admin/bookings/:id/cancellation', { params, body, idempotencyKey }),
    )
    onClose()
    toast.success(t(isRequest ? 'admin_bookings.asked' : 'admin_bookings.cancel_done'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('admin_bookings.cancel_title', { name: booking.guest.fullName })}
      effect={t(isRequest ? 'admin_bookings.cancel_asks' : 'admin_bookings.cancel_effect')}
      hint={t('admin_bookings.reason_hint')}
      confirmLabel={label}
      isDangerous
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
