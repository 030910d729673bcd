import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { type FormEvent, type ReactNode, useRef } from 'react'
import checkout from '#bookings/checkout/checkout.module.css'
import type { LoadedStay } from '#bookings/stay/load-stay.ts'
import { useConfirm } from '#payments/card/bank-confirmation.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { PayChoice } from '#payments/pay-choice.tsx'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { usePayDue } from './use-pay-due.ts'

type DueFormProps = Pick<LoadedStay, 'cards' | 'available'> & {
  bookingId: string
  amount: number
  /** Where the bank sends the guest back to. */
  returnUrl: string
  send: (body: PaymentRequest, idempotencyKey: string) => Promise<PaymentAnswer>
  onPaid: () => void | Promise<void>
  label: string
  children: ReactNode
}

/** Pays an amount of a confirmed booking; an error keeps every choice. */
export function DueForm({ children, label, onPaid, ...due }: DueFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const paying = usePayDue({ ...due, entry, askBank: confirm })
  const { isBusy, error, attempt, payNow } = paying

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    attempt(async () => {
      if (await payNow()) await onPaid()
    })
  }

  return (
    <>
      <form
        ref={form}
        className={checkout.pay}
        method='post'
        noValidate
        aria-busy={isBusy}
        onSubmit={submit}
      >
        {children}
        <PayChoice
          {...paying}
          amount={due.amount}
          available={due.available}
          cards={due.cards}
          entry={entry}
          onEnter={() => form.current?.requestSubmit()}
        />
        {error !== null && <CardDeclined title={t('checkout.not_paid')} error={error} />}
        <Button type='submit' wide busy={isBusy}>
          {label}
        </Button>
      </form>
      {frame}
    </>
  )
}
