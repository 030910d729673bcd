import type { BookingBalance } from '@marea/contract/bookings/part-payment.ts'
import { useRef } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { usePayDue } from '#bookings/payment/use-pay-due.ts'
import { type LoadedStay, loadStay } from '#bookings/stay/load-stay.ts'
import { bookingLink } from '#bookings/stay-link.ts'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { PayForm } from '#payments/pay-form.tsx'
import { call } from '#platform/api/api.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import type { Route } from './+types/balance-page.ts'
import { useBalanceText } from './use-balance-text.ts'

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenSignedIn(() => loadStay(params.stay, request))
}

/** Pays the balance of a booking before it is charged. */
export default function BalancePage() {
  const t = useText()
  const stay = useLoaderData<typeof clientLoader>()
  if (!stay) return <HydrateFallback />
  const { booking } = stay
  const back = { to: bookingLink(booking), label: t('rest.back', { home: booking.suite.name }) }
  return (
    <Page title={t('rest.pay')} back={back} isNarrow>
      {booking.rest ? <BalanceForm stay={stay} rest={booking.rest} /> : <p>{t('rest.none')}</p>}
    </Page>
  )
}

function BalanceForm({ stay, rest }: { stay: LoadedStay; rest: BookingBalance }) {
  const t = useText()
  const language = useLanguage()
  const balanceText = useBalanceText()
  const navigate = useNavigate()
  const entry = useRef<CardChoiceHandle>(null)
  const { confirm, frame } = useConfirm()
  const { booking, cards, available } = stay
  const { id } = booking
  const { amount } = rest.amount
  const { payNow, attempt, ...paying } = usePayDue({
    ...{ bookingId: id, amount, cards, available, entry },
    askBank: confirm,
    returnUrl: bookingLink({ id }),
    send: (body, idempotencyKey) =>
      call('POST /bookings/:id/rest', { params: { id }, body, idempotencyKey }),
  })

  async function pay() {
    if (!(await payNow())) return
    toast.success(t('rest.sent'))
    await navigate(bookingLink(booking), { replace: true })
  }

  return (
    <>
      <PayForm
        {...paying}
        {...{ amount, available, cards, entry }}
        label={t('rest.pay_amount', { amount: formatMoney(amount, language) })}
        onPay={() => attempt(pay)}
      >
        <p className='soft'>{balanceText(rest)}</p>
      </PayForm>
      {frame}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('rest.pay')} isNarrow>
      <Skeleton>
        <SkeletonBlock ratio='2 / 1' />
      </Skeleton>
    </PageSkeleton>
  )
}
