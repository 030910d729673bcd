import type { ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { ReactNode } from 'react'
import { bookingLink } from '#bookings/stay-link.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './booking-list.module.css'

type PastStayProps = { booking: ListedBooking; isReviewed: boolean; receipt: ReactNode }

export function PastStay({ booking, isReviewed, receipt }: PastStayProps) {
  const placeName = usePlaceName()
  const t = useText()
  const language = useLanguage()
  const { suite, checkIn, checkOut, timeZone, total, cancelled, can } = booking
  const days = formatDayRange(checkIn, checkOut, language, 'medium')
  return (
    <li className={styles.row}>
      {suite.photo && <Photo photo={photoSet(suite.photo)} alt='' sizes='132px' ratio='3 / 2' />}
      <div>
        <Heading level={2} size='name'>
          <Link to={bookingLink(booking)}>{suite.name}</Link>
        </Heading>
        <p className='soft small'>
          {placeName(suite.neighborhood)} · {days}
        </p>
      </div>
      <p className='small'>
        {cancelled ? (
          <Refund {...{ total, timeZone }} {...cancelled} />
        ) : (
          <Money amount={total.amount} />
        )}
      </p>
      <Inline gap={5} className={styles.actions}>
        {can.includes('review') && (
          <LinkButton to={`${bookingLink(booking)}#review`} kind='quiet' small>
            {t(isReviewed ? 'bookings.reviewed' : 'bookings.review')}
          </LinkButton>
        )}
        {can.includes('receive') && receipt}
        {suite.isListed && (
          <ActionLink to={`/suite-details/${suite.slug}`}>{t('bookings.again')}</ActionLink>
        )}
      </Inline>
    </li>
  )
}

type RefundProps = NonNullable<ListedBooking['cancelled']> &
  Pick<ListedBooking, 'total' | 'timeZone'>

function Refund({ at, refunded, total, timeZone }: RefundProps) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const params = {
    back: money(refunded.amount),
    paid: money(total.amount),
    day: formatDayIn(timeZone, at, language, 'medium'),
  }
  return (
    <>
      {t('bookings.refunded', params)}
      <br />
      <span className='soft'>{t('bookings.refunded_on', params)}</span>
    </>
  )
}
