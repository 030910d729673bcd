import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { calendarLink } from '#statements/reports/calendar-link.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './hosted-booking.module.css'
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
      <div className={styles.guest}>
        <Avatar name={guest.fullName} src={guest.photo ?? undefined} />
        <div>
          <b>{guest.fullName}</b>
          {phone ? (
            <a className={styles.phone} href={phoneLink(phone)}>
              <Icon name='phone' small />
              {t('hosted_booking.phone', { phone })}
            </a>
          ) : (
            <p className='soft small'>{t('hosted_booking.phone_note')}</p>
          )}
        </div>
      </div>
      {comments && <p>{t('owner_bookings.comments', { comments })}</p>}
      <dl className={styles.list}>
        <div>
          <dt>{t('hosted_booking.home')}</dt>
          <dd>
            <TextLink to={`/property-management/homes/${suite.slug}`}>{suite.name}</TextLink>
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ActionLink to={calendarLink(suite.slug, checkIn)} icon='calendar'>
          {t('hosted_booking.in_calendar')}
        </ActionLink>
      </p>
    </Part>
  )
}
