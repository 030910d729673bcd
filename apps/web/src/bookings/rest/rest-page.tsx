import type { BookingRest } from '@marea/contract/bookings/part-payment.ts'
import { type FormEvent, useRef } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import checkout from '#bookings/checkout/checkout.module.css'
import { usePayDue } from '#bookings/payment/use-pay-due.ts'
import { type LoadedStay, loadStay } from '#bookings/stay/load-stay.ts'
import { bookingLink } from '#bookings/stay/stay-link.ts'
import { useConfirm } from '#payments/card/bank-confirmation.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { PayChoice } from '#payments/pay-choice.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/rest-page.ts'
import styles from './rest-page.module.css'
import { useRestText } from './use-rest-text.ts'

export const headers = personal

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(() => loadStay(params.stay, request))
}

/** Pays the rest of a booking before it is charged. */
export default function RestPage() {
  const t = useText()
  const stay = useLoaderData<typeof clientLoader>()
  if (!stay) return <HydrateFallback />
  const { booking } = stay
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('rest.pay')} isPrivate />
      <p className={styles.back}>
        <TextLink to={bookingLink(booking)}>
          {t('rest.back', { home: booking.suite.name })}
        </TextLink>
      </p>
      <Heading level={1} className={checkout.title}>
        {t('rest.pay')}
      </Heading>
      {booking.rest ? <RestForm stay={stay} rest={booking.rest} /> : <p>{t('rest.none')}</p>}
    </div>
  )
}

function RestForm({ stay, rest }: { stay: LoadedStay; rest: BookingRest }) {
  const t = useText()
  const language = useLanguage()
  const restText = useRestText()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const { amount } = rest.amount
  const { id } = stay.booking
  const paying = usePayDue({
    ...stay,
    bookingId: id,
    amount,
    entry,
    askBank: confirm,
    returnUrl: bookingLink({ id }),
    send: (body, idempotencyKey) =>
      call('POST /bookings/:id/rest', { params: { id }, body, idempotencyKey }),
  })
  const { isBusy, error, attempt, payNow } = paying

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    attempt(async () => {
      if (!(await payNow())) return
      toast.success(t('rest.sent'))
      await navigate(bookingLink(stay.booking), { replace: true })
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
        <p className='soft'>{restText(rest)}</p>
        <PayChoice
          {...paying}
          amount={amount}
          available={stay.available}
          cards={stay.cards}
          entry={entry}
          onEnter={() => form.current?.requestSubmit()}
        />
        {error !== null && <CardDeclined title={t('checkout.not_paid')} error={error} />}
        <Button type='submit' wide busy={isBusy}>
          {t('rest.pay_amount', { amount: formatMoney(amount, language) })}
        </Button>
      </form>
      {frame}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('rest.pay')} isPrivate />
      <p className={styles.back} aria-hidden='true' />
      <Heading level={1} className={checkout.title}>
        {t('rest.pay')}
      </Heading>
      <Skeleton>
        <SkeletonBlock ratio='2 / 1' />
      </Skeleton>
    </div>
  )
}
