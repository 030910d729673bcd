import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { calendarLink } from '#statements/reports/calendar-link.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Part } from './part.tsx'

export function GuestFacts({ booking }: { booking: HostedBooking }) {
  const t = useText()
  const named = useNamedText()
  const time = useTimeFormat()
  const { guest, phone, comments, suite, checkInAt, checkOutAt, checkIn, extras, timeZone } =
    booking
  const at = (instant: string) =>
    `${time.dayIn(timeZone, instant, 'longWeekday')}, ${time.timeIn(timeZone, instant)}`
  const facts = [
    [t('hosted_booking.check_in'), at(checkInAt)],
    [t('hosted_booking.check_out'), at(checkOutAt)],
    ...(extras.length > 0
      ? [
          [
            t('hosted_booking.extras'),
            extras.map((each) => named(`price.extra_${each}`)).join(', '),
          ],
        ]
      : []),
  ]
  return (
    <Part id='stay' title={t('hosted_booking.stay')}>
      <Inline gap={4}>
        <Avatar name={guest.fullName} src={guest.photo ?? undefined} />
        <div>
          <b>{guest.fullName}</b>
          {phone ? (
            <p>
              <ActionLink to={phoneLink(phone)} icon='phone'>
                {t('hosted_booking.phone', { phone })}
              </ActionLink>
            </p>
          ) : (
            <p className='soft small'>{t('hosted_booking.phone_note')}</p>
          )}
        </div>
      </Inline>
      {comments && <p>{t('owner_bookings.comments', { comments })}</p>}
      <Facts>
        <Fact name={t('hosted_booking.home')}>
          <TextLink to={`/property-management/homes/${suite.slug}`}>{suite.name}</TextLink>
        </Fact>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p>
        <ActionLink to={calendarLink(suite.slug, checkIn)} icon='calendar'>
          {t('hosted_booking.in_calendar')}
        </ActionLink>
      </p>
    </Part>
  )
}
