import type { RefundCurve } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { RefundLine } from '#bookings/stay/refund-line.tsx'
import { bookingLink } from '#bookings/stay-link.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'

type CancellationProps = { booking: Booking; curve: RefundCurve; now: number }

export function Cancellation({ booking, curve, now }: CancellationProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const until = curve.fullRefundUntil
  const amount = formatMoney((booking.rest?.paid ?? booking.total).amount, language)
  const title = until
    ? t('confirmed.free_until', {
        day: time.dayIn(booking.timeZone, until, 'longWeekday'),
        time: time.timeIn(booking.timeZone, until),
      })
    : t('bookings.refunds')
  const back = formatMoney(curve.now.total.amount, language)
  return (
    <Section title={title} size='heading' aria-label={title}>
      <p className='soft'>
        {until
          ? t('confirmed.free_description', { amount, place: t(`place.${booking.place}`) })
          : t('bookings.refund_today', { back, paid: amount })}
      </p>
      <RefundLine curve={curve} timeZone={booking.timeZone} now={now} />
      <Inline as='p' gap={5} className='unprinted'>
        {booking.can.includes('change') && (
          <ActionLink to={`${bookingLink(booking)}&open=change`}>{t('bookings.change')}</ActionLink>
        )}
        <ActionLink to={`${bookingLink(booking)}&open=cancel`}>{t('bookings.cancel')}</ActionLink>
      </Inline>
    </Section>
  )
}
