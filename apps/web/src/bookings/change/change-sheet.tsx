import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { type ChangeDraft, changeDraftOf } from '#bookings/change-draft.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ChangeFields, type ChooseDates } from './change-fields.tsx'
import { PriceDifference } from './price-difference.tsx'
import { type RefundDestination, RefundDestinationChoice } from './refund-destination.tsx'
import { useChangeQuote } from './use-change-quote.ts'

export type ConfirmedChange = { change: ChangeQuote; to: RefundDestination }

type ChangeSheetProps = {
  form: Ref<HTMLFormElement>
  booking: Booking
  /** Dates that a link proposes in place of those of the booking. */
  proposed: Partial<ChangeDraft>
  limits: GuestLimits
  offered: ChangeQuote['quote']['extrasOffered']
  dates: ChooseDates | null
  /** Renders the payment fields when the new stay costs more. */
  payment: (charge: number) => ReactNode
  errorMessage: ReactNode
  isBusy: boolean
  onChange: (changing: ConfirmedChange) => void
  onClose: () => void
}

/** Changes dates, guests or extras and shows the price difference before confirming. */
export function ChangeSheet(props: ChangeSheetProps) {
  const {
    form,
    booking,
    proposed,
    limits,
    offered,
    dates,
    payment,
    errorMessage,
    isBusy,
    onChange,
    onClose,
  } = props
  const t = useText()
  const [wish, setWish] = useState(() => ({ ...changeDraftOf(booking), ...proposed }))
  const [to, setTo] = useState<RefundDestination>('card')
  const { change, error, isSame, isWaiting } = useChangeQuote(booking, wish)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change) onChange({ change, to })
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('bookings.change_title')}>
      <Form kind='sheet' ref={form} isBusy={isBusy} onSubmit={submit}>
        <ChangeFields
          {...{ draft: wish, limits, offered, dates }}
          own={booking}
          onChange={setWish}
        />
        {error !== undefined && (
          <ActionError title={t('bookings.change_impossible')} error={error} />
        )}
        {isSame && <p className='soft'>{t('bookings.change_nothing')}</p>}
        {isWaiting && <p className='soft'>{t('quote.loading')}</p>}
        {change && <PriceDifference booking={booking} change={change} />}
        {change && change.refund.total.amount > 0 && (
          <RefundDestinationChoice {...change} value={to} onChange={setTo} />
        )}
        {change && change.charge.amount > 0 && payment(change.charge.amount)}
        {errorMessage}
        <FormSubmit busy={isBusy} disabled={!change}>
          <SubmitLabel change={change} />
        </FormSubmit>
      </Form>
    </Sheet>
  )
}

/** Names the amount that moves, because this button charges or refunds it. */
function SubmitLabel({ change }: { change: ChangeQuote | undefined }) {
  const t = useText()
  const language = useLanguage()
  const charge = change?.charge.amount ?? 0
  const refund = change?.refund.total.amount ?? 0
  if (charge > 0) return t('checkout.pay', { amount: formatMoney(charge, language) })
  if (refund > 0) return t('bookings.change_refund', { amount: formatMoney(refund, language) })
  return t('bookings.change_button')
}
