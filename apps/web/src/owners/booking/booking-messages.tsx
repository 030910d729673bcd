import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { BookingSupportLink } from '#ui/button/booking-support-link.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Part } from './part.tsx'

type BookingMessagesProps = {
  booking: HostedBooking
  conversation: NonNullable<HostedBooking['conversation']>
}

export function BookingMessages({ booking, conversation: { last } }: BookingMessagesProps) {
  const t = useText()
  const time = useTimeFormat()
  const { id, guest, reference } = booking
  return (
    <Part id='messages' title={t('hosted_booking.messages')}>
      {last ? (
        <div>
          <p>
            <b>{last.isGuest ? guest.fullName : t('hosted_booking.message_you')}</b>{' '}
            <span className='soft small'>
              {time.companyDay(last.at, 'short')}, {time.companyTime(last.at)}
            </span>
          </p>
          <p className='clamped'>{last.text || t('hosted_booking.message_photo')}</p>
        </div>
      ) : (
        <p className='soft'>{t('hosted_booking.no_messages')}</p>
      )}
      <Inline>
        <LinkButton icon='message' kind='quiet' to={`/chat?booking=${id}`}>
          {t(last ? 'hosted_booking.conversation' : 'owner_bookings.message')}
        </LinkButton>
        <BookingSupportLink id={id} reference={reference} />
      </Inline>
    </Part>
  )
}
