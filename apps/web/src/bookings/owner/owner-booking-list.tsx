import { bookingLists } from '@marea/contract/bookings/booking-lists.ts'
import type { OwnerBooking } from '@marea/contract/bookings/owner-bookings.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import styles from '#bookings/list/booking-list.module.css'
import { FactLine } from '#bookings/stay/facts.tsx'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { photoSet } from '#suites/photo-set.ts'
import { BookingSupportLink } from '#ui/button/booking-support-link.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { AmountsNote } from '#ui/format/amounts-note.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Photo } from '#ui/media/photo.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { LoadedOwnerBookings } from './load-owner-bookings.ts'

export function OwnerBookingList({ listed }: { listed: LoadedOwnerBookings }) {
  const t = useText()
  const { list, page, pages, items } = listed
  return (
    <>
      <TabLinks
        label={t('owner_bookings.show')}
        links={bookingLists.map((each) => ({
          to: addressOf(each),
          label: t(`bookings.list.${each}`),
          isCurrent: each === list,
        }))}
      />
      {items.length === 0 ? (
        <EmptyState title={t(`owner_bookings.none.${list}`)}>
          {t(`owner_bookings.none_description.${list}`)}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.rows}>
            {items.map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </ul>
          {items.some(({ earning }) => earning) && <AmountsNote />}
        </>
      )}
      <Pagination page={page} count={pages} href={(to) => `${addressOf(list)}&page=${to}`} />
    </>
  )
}

function addressOf(list: LoadedOwnerBookings['list']): string {
  return `/property-management?list=${list}`
}

function PaidStayTimes({ hours, timeZone }: Pick<OwnerBooking, 'hours' | 'timeZone'>) {
  const t = useText()
  const time = useTimeFormat()
  const { checkInAt, checkOutAt } = hours
  const texts = [
    checkInAt && t('hours.of_guest.check_in', { time: time.timeIn(timeZone, checkInAt) }),
    checkOutAt && t('hours.of_guest.check_out', { time: time.timeIn(timeZone, checkOutAt) }),
  ].filter((text) => text !== null)
  return texts.length > 0 && <p className='small'>{texts.join(' · ')}</p>
}

/** One cell in each row, also when the guest pays in two parts or the amounts are hidden. */
function Amounts({ earning, rest }: Pick<OwnerBooking, 'earning' | 'rest'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.amounts}>
      {earning && (
        <p className='small'>
          {t('owner_bookings.earning', { amount: formatMoney(earning.amount, language) })}
        </p>
      )}
      {rest && (
        <p className='soft small'>
          {t('rest.of_guest', {
            amount: formatMoney(rest.amount.amount, language),
            day: formatDay(rest.dueOn, language, 'medium'),
          })}
        </p>
      )}
    </div>
  )
}

function Row({ booking }: { booking: OwnerBooking }) {
  const t = useText()
  const language = useLanguage()
  const { id, reference, suite, guest, checkIn, checkOut, comments, earning, rest } = booking
  const { canMessage } = booking
  const words = useGuestCountWords()
  const facts = [guest.fullName, words(booking), reference]
  return (
    <li id={reference} className={styles.row}>
      {suite.photo && <Photo photo={photoSet(suite.photo)} alt='' sizes='132px' ratio='3 / 2' />}
      <div>
        <Heading level={2} size='name'>
          {suite.name}
        </Heading>
        <p className='small'>{formatDayRange(checkIn, checkOut, language, 'medium')}</p>
        <p className='soft small'>
          <FactLine facts={facts.filter(Boolean)} />
        </p>
        <PaidStayTimes {...booking} />
        {comments && <p className='soft small'>{t('owner_bookings.comments', { comments })}</p>}
      </div>
      <Amounts earning={earning} rest={rest} />
      <Inline gap={5} className={styles.actions}>
        <ActionLink
          icon='form'
          to={`/property-management/bookings/${id}`}
          aria-label={t('hosted_booking.open_of', { reference })}
        >
          {t('hosted_booking.open')}
        </ActionLink>
        {canMessage && (
          <ActionLink
            icon='message'
            to={`/chat?booking=${id}`}
            aria-label={t('owner_bookings.message_of', { guest: guest.fullName, home: suite.name })}
          >
            {t('owner_bookings.message')}
          </ActionLink>
        )}
        <BookingSupportLink id={canMessage ? id : null} reference={reference} />
      </Inline>
    </li>
  )
}
