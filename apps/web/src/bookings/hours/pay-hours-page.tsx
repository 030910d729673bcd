import type { HoursOfSide } from '@marea/contract/bookings/stay-hours.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { type FormEvent, useRef } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import checkout from '#bookings/checkout/checkout.module.css'
import { usePayDue } from '#bookings/payment/use-pay-due.ts'
import { loadBooking } from '#bookings/stay/load-booking.ts'
import { useConfirm } from '#payments/card/bank-confirmation.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { PayChoice } from '#payments/pay-choice.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/pay-hours-page.ts'
import { type LoadedHours, loadHours } from './load-hours.ts'

export const headers = personal

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const booking = await loadBooking(params.stay, request)
    const hours = await loadHours(booking.id)
    const wanted = new URL(request.url).searchParams.get('side')
    const due = hours?.sides.filter((each) => each.request?.state === 'approved') ?? []
    const side = due.find((each) => each.side === wanted) ?? due[0]
    return { booking, hours, side: side ?? null }
  })
}

/** Pays for an approved early check-in or late check-out, like any change of a booking. */
export default function PayHoursPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { booking, hours, side } = loaded
  const request = side?.request
  const title = side ? t(`hours.pay_title.${side.side}`) : t('hours.title')
  return (
    <div className='measure'>
      <PageHead title={title} isPrivate />
      <p className={checkout.back}>
        <TextLink to={`/trip/${booking.id}#hours`}>
          {t('hours.back', { home: booking.suite.name })}
        </TextLink>
      </p>
      <Heading level={1} className={checkout.title}>
        {title}
      </Heading>
      {hours && side && request ? (
        <PayForm key={request.id} bookingId={booking.id} {...{ hours, side, request }} />
      ) : (
        <p>{t('hours.nothing_due')}</p>
      )}
    </div>
  )
}

type PayFormProps = {
  bookingId: string
  hours: LoadedHours
  side: HoursOfSide
  request: NonNullable<HoursOfSide['request']>
}

function PayForm({ bookingId, hours, side, request }: PayFormProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const { amount } = request.price
  const paying = usePayDue({
    ...{ bookingId, amount, entry, cards: hours.cards, available: hours.available },
    askBank: confirm,
    returnUrl: `/trip/${bookingId}`,
    send: (body, idempotencyKey) => {
      const params = { id: bookingId, request: request.id }
      return call('POST /bookings/:id/hours/:request/payment', { params, body, idempotencyKey })
    },
  })
  const { isBusy, error, attempt, payNow } = paying

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    attempt(async () => {
      if (!(await payNow())) return
      toast.success(t('hours.pay_sent'))
      await navigate(`/trip/${bookingId}#hours`, { replace: true })
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
        <Money amount={amount} large withCurrency />
        <p>
          {t(`hours.pay_facts.${side.side}`, {
            time: formatClock(request.hour, language),
            day: time.day(side.day, 'longWeekday'),
          })}{' '}
          {t('hours.pay_refund')}
        </p>
        <PayChoice
          {...paying}
          amount={amount}
          available={hours.available}
          cards={hours.cards}
          entry={entry}
          onEnter={() => form.current?.requestSubmit()}
        />
        {error !== null && <CardDeclined title={t('checkout.not_paid')} error={error} />}
        <Button type='submit' wide busy={isBusy}>
          {t('hours.pay', { amount: formatMoney(amount, language) })}
        </Button>
      </form>
      {frame}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className='measure'>
      <PageHead title={t('hours.title')} isPrivate />
      <Heading level={1} className={checkout.title}>
        {t('hours.title')}
      </Heading>
      <Skeleton>
        <SkeletonBlock ratio='2 / 1' />
      </Skeleton>
    </div>
  )
}
