import type { BookingCard } from '@marea/contract/bookings.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/link.tsx'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDays } from '#suites/days.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Heading } from '#ui/heading.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Money } from '#ui/money.tsx'
import { Photo } from '#ui/photo.tsx'
import { ActLink } from '#ui/text-link.tsx'
import styles from './booking-list.module.css'
import { bookingLink } from './stay-link.ts'

type PastStayProps = { booking: BookingCard; isReviewed: boolean; receipt: ReactNode }

export function PastStay({ booking, isReviewed, receipt }: PastStayProps) {
  const t = useText()
  const language = useLanguage()
  const { suite, checkIn, checkOut, total, can } = booking
  const days = formatDays(checkIn, checkOut, language, 'dated')
  return (
    <li className={styles.row}>
      {suite.photo && <Photo photo={photoSet(suite.photo)} alt='' sizes='132px' ratio='3 / 2' />}
      <div>
        <Heading level={2} size='name'>
          <Link to={bookingLink(booking)}>{suite.name}</Link>
        </Heading>
        <p className='soft small'>
          {suite.neighborhood.name} · {days}
        </p>
      </div>
      <p className='small'>
        <Money amount={total.amount} />
      </p>
      <div className={styles.rowActs}>
        {can.includes('review') && (
          <LinkButton to={`${bookingLink(booking)}#review`} kind='quiet' small>
            {t(isReviewed ? 'bookings.reviewed' : 'bookings.review')}
          </LinkButton>
        )}
        {can.includes('receive') && receipt}
        {suite.isListed && (
          <ActLink to={`/suite-details/${suite.slug}`}>{t('bookings.again')}</ActLink>
        )}
      </div>
    </li>
  )
}
