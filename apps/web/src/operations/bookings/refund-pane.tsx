import type { AdminBooking, RefundEffect } from '@marea/contract/bookings/admin-bookings.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePreview } from '#operations/frame/use-preview.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { Select } from '#ui/form/select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './bookings.module.css'
import { RefundEffectLines } from './refund-effect.tsx'

export function RefundPane({ booking }: { booking: AdminBooking }) {
  const t = useText()
  const language = useLanguage()
  const [code, setCode] = useState(booking.parts[0]?.code ?? '')
  const [typed, setTyped] = useState('')
  const destinations = destinationsOf(booking)
  const [to, setTo] = useState<'card' | 'wallet'>(destinations[0])
  const amount = parseMoney(typed)
  const part = booking.parts.find((each) => each.code === code)
  const isTooMuch = amount !== undefined && amount > (part?.amount.amount ?? 0)
  const terms = amount && !isTooMuch ? { code, amount, to } : undefined
  const params = { id: booking.id }
  const { result, error, isWaiting } = usePreview(terms, (body) =>
    call('POST /admin/bookings/:id/refund-preview', { params, body }),
  )
  const max = formatMoney(part?.amount.amount ?? 0, language)
  return (
    <Stack>
      <PartSelect parts={booking.parts} value={code} onChange={setCode} />
      <Field
        label={t('admin_bookings.refund_amount')}
        inputMode='decimal'
        autoComplete='off'
        before='$'
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={t('admin_bookings.refund_max', { amount: max })}
        error={isTooMuch ? t('admin_bookings.refund_too_much', { amount: max }) : undefined}
      />
      <Select
        label={t('admin_bookings.refund_to')}
        value={to}
        onChange={(value) => setTo(value === 'wallet' ? 'wallet' : 'card')}
        options={destinations.map((id) => ({ id, label: t(`admin_bookings.to.${id}`) }))}
      />
      <Stack className={styles.effect} aria-live='polite' aria-busy={isWaiting}>
        {result && amount ? (
          <RefundEffectLines booking={booking} effect={result} amount={amount} />
        ) : (
          <p className='small soft'>{t('admin_bookings.refund_none')}</p>
        )}
        {error !== undefined && <ActionError title={t('admin_bookings.no_effect')} error={error} />}
      </Stack>
      {result && terms && <RefundButton booking={booking} effect={result} terms={terms} />}
    </Stack>
  )
}

/** A stay that was paid from the wallet has no card to refund. */
export function destinationsOf({ payments }: Pick<AdminBooking, 'payments'>) {
  const hasCard = payments.some(({ card, failure }) => !failure && card.amount > 0)
  return hasCard ? (['card', 'wallet'] as const) : (['wallet'] as const)
}

type PartSelectProps = {
  parts: AdminBooking['parts']
  value: string
  onChange: (code: string) => void
}

function PartSelect({ parts, value, onChange }: PartSelectProps) {
  const t = useText()
  const named = useNamedText()
  return (
    <Select
      label={t('admin_bookings.refund_part')}
      value={value}
      onChange={onChange}
      options={parts.map(({ code, label }) => ({
        id: code,
        label: code === 'nights' ? t('admin_bookings.nightly') : named(label, { count: 1 }),
      }))}
    />
  )
}

type RefundButtonProps = {
  booking: AdminBooking
  effect: RefundEffect
  terms: { code: string; amount: number; to: 'card' | 'wallet' }
}

function RefundButton({ booking, effect, terms }: RefundButtonProps) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [send] = useState(createIdempotentCall)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const isShort = reason.trim().length < 3
  const amount = formatMoney(effect.total.amount, language)
  const limit = formatMoney(booking.limit.amount, language)

  function refund() {
    setAsked(true)
    if (isShort) return
    attempt(async () => {
      const body = { ...terms, reason: reason.trim() }
      const params = { id: booking.id }
      await send(body, (idempotencyKey) =>
        call('POST /admin/bookings/:id/refunds', { params, body, idempotencyKey }),
      )
      toast.success(
        t(effect.needsApproval ? 'admin_bookings.asked' : 'admin_bookings.refund_done', { amount }),
      )
      await revalidate()
    })
  }

  return (
    <>
      <TextArea
        label={t('desk_act.reason')}
        maxLength={500}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        hint={t('admin_bookings.reason_hint')}
        error={isAsked && isShort ? t('desk_act.reason_short') : undefined}
      />
      <ActionError title={t('desk_act.failed')} error={error} />
      <Button wide busy={isBusy} onClick={refund}>
        {t(effect.needsApproval ? 'admin_bookings.ask_refund' : 'admin_bookings.refund', {
          amount,
        })}
      </Button>
      <p className='tiny soft'>{t('admin_bookings.refund_note', { limit })}</p>
    </>
  )
}
