import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { directionsUrl } from '#bookings/stay/address.ts'
import { useCalendarFile } from '#bookings/stay/use-calendar-file.ts'
import { tripLink } from '#bookings/stay-link.ts'
import { toast } from '#platform/page/toast.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { ActionLink, TextButton } from '#ui/button/text-link.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './guest-words.module.css'
import words from './visitor-words.module.css'

export function GuestWords({ booking }: { booking: Booking }) {
  const placeName = usePlaceName()
  const t = useText()
  const { fullName = '', email } = useUser() ?? {}
  const { suite, guests, reference } = booking
  const about = {
    name: fullName.split(' ', 1)[0] ?? '',
    home: suite.name,
    place: placeName(suite.neighborhood),
    count: guests,
  }
  return (
    <>
      <p className={words.say} role='status'>
        {t('confirmed.booked', about)} {t('confirmed.description')}{' '}
        {email && <span className={styles.email}>{t('confirmed.sent_to', { email })}</span>}
      </p>
      <Inline gap={4} isSpread className={styles.reference}>
        <dl>
          <dt className='soft small'>{t('confirmed.reference')}</dt>
          <dd>{reference}</dd>
        </dl>
        <CopyReference reference={reference} />
      </Inline>
      <StayLinks booking={booking} />
    </>
  )
}

function CopyReference({ reference }: Pick<Booking, 'reference'>) {
  const t = useText()

  async function copy() {
    await navigator.clipboard.writeText(reference).then(
      () => toast.success(t('confirmed.copied')),
      () => toast.error(t('confirmed.not_copied')),
    )
  }

  return (
    <TextButton icon='copy' className='unprinted' onClick={copy}>
      {t('confirmed.copy')}
    </TextButton>
  )
}

function StayLinks({ booking }: { booking: Booking }) {
  const t = useText()
  const calendar = useCalendarFile(booking)
  const { id, arrival, owner, can } = booking
  return (
    <>
      <Inline as='ul' gap={4} isSpread className={`unprinted ${styles.links}`}>
        {can.includes('cancel') && (
          <li>
            <TextButton icon='calendar' aria-busy={calendar.isBusy} onClick={calendar.save}>
              {t('bookings.calendar')}
            </TextButton>
          </li>
        )}
        {arrival && (
          <li>
            <ActionLink icon='key' to={tripLink(booking)}>
              {t('trip.open')}
            </ActionLink>
          </li>
        )}
        {arrival && (
          <li>
            <ActionLink icon='pin' to={directionsUrl(arrival)} target='_blank' rel='noreferrer'>
              {t('bookings.directions')}
            </ActionLink>
          </li>
        )}
        {can.includes('receive') && (
          <li>
            <ActionLink icon='message' to={`/chat?booking=${id}`}>
              {t('confirmed.message', { owner: owner.firstName })}
            </ActionLink>
          </li>
        )}
      </Inline>
      <ActionError title={t('bookings.no_file')} error={calendar.error} />
    </>
  )
}
