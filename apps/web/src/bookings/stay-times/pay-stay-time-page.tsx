import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { useRef } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { usePayDue } from '#bookings/payment/use-pay-due.ts'
import { loadBooking } from '#bookings/stay/load-booking.ts'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { PayForm } from '#payments/pay-form.tsx'
import { call } from '#platform/api/api.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import type { Route } from './+types/pay-stay-time-page.ts'
import { type LoadedStayTimes, loadStayTimes } from './load-stay-times.ts'

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const booking = await loadBooking(params.stay, request)
    const hours = await loadStayTimes(booking.id)
    const wanted = new URL(request.url).searchParams.get('side')
    const due = hours?.sides.filter((each) => each.request?.state === 'approved') ?? []
    const side = due.find((each) => each.side === wanted) ?? due[0]
    return { booking, hours, side: side ?? null }
  })
}

export default function PayStayTimePage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { booking, hours, side } = loaded
  const request = side?.request
  const title = side ? t(`hours.pay_title.${side.side}`) : t('hours.title')
  const back = {
    to: `/trip/${booking.id}#hours`,
    label: t('hours.back', { home: booking.suite.name }),
  }
  return (
    <Page title={title} back={back} isNarrow>
      {hours && side && request ? (
        <HourForm key={request.id} bookingId={booking.id} {...{ hours, side, request }} />
      ) : (
        <p>{t('hours.nothing_due')}</p>
      )}
    </Page>
  )
}

type HourFormProps = {
  bookingId: string
  hours: LoadedStayTimes
  side: StayTimesOfSide
  request: NonNullable<StayTimesOfSide['request']>
}

function HourForm({ bookingId, hours, side, request }: HourFormProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const { cards, available } = hours
  const { amount } = request.price
  const trip = `/trip/${bookingId}`
  const { payNow, attempt, ...paying } = usePayDue({
    ...{ bookingId, amount, cards, available, entry },
    askBank: confirm,
    returnUrl: trip,
    send: (body, idempotencyKey) => {
      const params = { id: bookingId, request: request.id }
      return call('POST /bookings/:id/hours/:request/payment', { params, body, idempotencyKey })
    },
  })

  async function pay() {
    if (!(await payNow())) return
    toast.success(t('hours.pay_sent'))
    await navigate(`${trip}#hours`, { replace: true })
  }

  return (
    <>
      <PayForm
        {...paying}
        {...{ amount, available, cards, entry }}
        label={t('hours.pay', { amount: formatMoney(amount, language) })}
        onPay={() => attempt(pay)}
      >
        <Money amount={amount} large withCurrency />
        <p>
          {t(`hours.pay_facts.${side.side}`, {
            time: formatClock(request.hour, language),
            day: time.day(side.day, 'longWeekday'),
          })}{' '}
          {t('hours.pay_refund')}
        </p>
      </PayForm>
      {frame}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('hours.title')} isNarrow>
      <Skeleton>
        <SkeletonBlock ratio='2 / 1' />
      </Skeleton>
    </PageSkeleton>
  )
}
