import type { BookingRest } from '@marea/contract/bookings/part-payment.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { DueForm } from '#bookings/payment/due-form.tsx'
import { DuePage, DuePageSkeleton } from '#bookings/payment/due-page.tsx'
import { type LoadedStay, loadStay } from '#bookings/stay/load-stay.ts'
import { bookingLink } from '#bookings/stay/stay-link.ts'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import type { Route } from './+types/rest-page.ts'
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
  const back = { to: bookingLink(booking), label: t('rest.back', { home: booking.suite.name }) }
  return (
    <DuePage title={t('rest.pay')} back={back}>
      {booking.rest ? <RestForm stay={stay} rest={booking.rest} /> : <p>{t('rest.none')}</p>}
    </DuePage>
  )
}

function RestForm({ stay, rest }: { stay: LoadedStay; rest: BookingRest }) {
  const t = useText()
  const language = useLanguage()
  const restText = useRestText()
  const navigate = useNavigate()
  const { booking, cards, available } = stay
  const { id } = booking
  const { amount } = rest.amount
  return (
    <DueForm
      {...{ bookingId: id, amount, cards, available }}
      label={t('rest.pay_amount', { amount: formatMoney(amount, language) })}
      returnUrl={bookingLink({ id })}
      send={(body, idempotencyKey) =>
        call('POST /bookings/:id/rest', { params: { id }, body, idempotencyKey })
      }
      onPaid={() => {
        toast.success(t('rest.sent'))
        return navigate(bookingLink(booking), { replace: true })
      }}
    >
      <p className='soft'>{restText(rest)}</p>
    </DueForm>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <DuePageSkeleton title={t('rest.pay')} />
}
