import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { PlanChoice } from '#bookings/balance/plan-choice.tsx'
import { HostId } from '#bookings/host-id/host-id.tsx'
import { loadBooking } from '#bookings/stay/load-booking.ts'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { PayChoice } from '#payments/pay-choice.tsx'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle, CardChoiceRef } from '#platform/form/use-card-to-charge.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { SecurityDeposit } from '#pricing/security-deposit.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/checkout-page.ts'
import { AboutStep } from './about-step.tsx'
import { appliedCoupon } from './applied-coupon.ts'
import { BackLink } from './back-link.tsx'
import styles from './checkout.module.css'
import { CheckoutEnded } from './checkout-ended.tsx'
import { CouponField } from './coupon-field.tsx'
import { HoldClock } from './hold-clock.tsx'
import { freeCancellationUntil, type HoldDetails, loadHold } from './load-hold.ts'
import { PayBar } from './pay-bar.tsx'
import { PayStep } from './pay-step.tsx'
import { Receipt } from './receipt.tsx'
import { ReleaseHold } from './release-hold.tsx'
import { StayStep } from './stay-step.tsx'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const booking = await loadBooking(params.booking, request)
    return { booking, held: booking.can.includes('pay') ? await loadHold(booking) : null }
  })
}

export default function CheckoutPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { booking, held } = loaded
  return (
    <>
      <DocumentHead title={t('checkout.page', { home: booking.suite.name })} isPrivate />
      <CheckoutStay key={booking.id} booking={booking} held={held} />
    </>
  )
}

/** Keeps the typed comments after the hold expires, so that the guest can start again with them. */
function CheckoutStay({ booking, held }: { booking: Booking; held: HoldDetails | null }) {
  const [comments, setComments] = useState(booking.comments)
  const [wasHeld] = useState(held !== null)
  if (!held) return <CheckoutEnded {...{ booking, comments, wasHeld }} />
  return <Checkout {...{ booking, held, comments }} onComments={setComments} />
}

type CheckoutProps = {
  booking: Booking
  held: HoldDetails
  comments: string
  onComments: (comments: string) => void
}

function Checkout({ booking: given, held, comments, onComments }: CheckoutProps) {
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const checkout = useCheckout({ booking: given, held, comments, entry, askBank: confirm })
  const { booking, requoting, due, error, isBusy, revalidate } = checkout
  useLive(['booking.*'], () => void (isBusy || revalidate()))
  return (
    <>
      <HoldClock until={booking.holdExpiresAt ?? ''} onEnd={revalidate}>
        <BackLink booking={booking} />
      </HoldClock>
      <Columns kind='price' className={`measure ${styles.grid}`}>
        <Steps {...{ checkout, held, comments, onComments, entry }} />
        <Receipt
          {...checkout}
          isBusy={requoting.isBusy}
          lines={<QuoteLines quote={booking} />}
          deposit={<SecurityDeposit deposit={booking.securityDeposit} />}
        />
      </Columns>
      <PayBar due={due} hasError={error !== null} isBusy={isBusy} />
      {frame}
    </>
  )
}

type StepsProps = Omit<CheckoutProps, 'booking'> & {
  checkout: ReturnType<typeof useCheckout>
  entry: CardChoiceRef
}

function Steps({ checkout, held, comments, onComments, entry }: StepsProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { booking, requoting, due, error, isBusy, revalidate } = checkout
  const place = usePlaceName()(booking.suite.neighborhood)
  return (
    <div>
      <p className={styles.back}>
        <BackLink booking={booking} />
      </p>
      <Heading level={1} className={styles.title}>
        {t('checkout.title', { count: booking.nights, place })}
      </Heading>
      <StayStep {...held} booking={booking} requoting={requoting} />
      <AboutStep
        booking={booking}
        comments={comments}
        onComments={onComments}
        onLeave={checkout.keepComments}
      />
      <Step number={3} title={t('host_id.title')} isDone={Boolean(held.hostId.value?.hostId)}>
        <p className='soft'>{t('host_id.description')}</p>
        <HostId bookingId={booking.id} part={held.hostId} canUpload onChange={revalidate} />
      </Step>
      <PayStep
        ref={form}
        booking={booking}
        due={due}
        coupon={<CouponField applied={appliedCoupon(booking)} onChange={requoting.putCoupon} />}
        payment={
          <PaymentChoices
            {...{ checkout, held, entry }}
            onEnter={() => form.current?.requestSubmit()}
          />
        }
        errorMessage={
          error !== null && <CardDeclined title={t('checkout.not_paid')} error={error} />
        }
        freeCancellationUntil={freeCancellationUntil(held)}
        isBusy={isBusy}
        onPay={checkout.onPay}
        onCheck={checkout.checkCard}
      />
      <ReleaseHold booking={booking} onDone={revalidate} />
    </div>
  )
}

type PaymentChoicesProps = Pick<StepsProps, 'checkout' | 'held' | 'entry'> & { onEnter: () => void }

function PaymentChoices({ checkout, held, entry, onEnter }: PaymentChoicesProps) {
  const t = useText()
  return (
    <>
      <PlanChoice {...checkout} />
      {held.cards.error !== undefined && (
        <ActionError title={t('problem.payments.methods_not_loaded')} error={held.cards.error} />
      )}
      <PayChoice
        {...checkout}
        amount={checkout.booking.total.amount}
        available={checkout.partPlan ? 0 : held.available}
        cards={held.cards.value ?? []}
        entry={entry}
        onEnter={onEnter}
      />
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Columns kind='price' className={`measure ${styles.grid}`}>
      <DocumentHead title={t('checkout.loading')} isPrivate />
      <div>
        <Heading level={1} className={styles.title}>
          {t('checkout.loading')}
        </Heading>
        <Skeleton>
          <SkeletonBlock ratio='3 / 1' />
          <SkeletonBlock ratio='3 / 1' />
          <SkeletonBlock ratio='2 / 1' />
        </Skeleton>
      </div>
      <Skeleton className={styles.title}>
        <SkeletonBlock ratio='3 / 4' />
      </Skeleton>
    </Columns>
  )
}
