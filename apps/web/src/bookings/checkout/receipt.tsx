import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ReactNode } from 'react'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Card } from '#ui/card.tsx'
import { Estimate, EstimateNote } from '#ui/format/estimate.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './receipt.module.css'

type ReceiptProps = {
  booking: Booking
  credit: number
  due: number
  /** What is charged later, if the guest pays in two parts. */
  partPlan: Booking['partPlan']
  isBusy: boolean
  lines: ReactNode
  deposit: ReactNode
}

/** Always visible, and equal to the cent to the price shown before. */
export function Receipt(props: ReceiptProps) {
  const { booking, credit, due, partPlan, isBusy, lines, deposit } = props
  const t = useText()
  const language = useLanguage()
  return (
    <Card
      as='aside'
      kind='price'
      isSticky
      id='receipt'
      tabIndex={-1}
      className={styles.receipt}
      aria-label={t('checkout.receipt')}
      aria-busy={isBusy}
    >
      <Head booking={booking} />
      {lines}
      {credit > 0 && (
        <Lines>
          <Line label={t('price.credit')} kind='less'>
            <Money amount={-credit} />
          </Line>
        </Lines>
      )}
      <Inline as='p' isSpread className={styles.due} aria-live='polite'>
        <span>{t('price.due')}</span>
        <span>
          <Money amount={due} large />
          <Estimate amount={due} className={styles.estimate} />
        </span>
      </Inline>
      {partPlan && (
        <Lines>
          <Line label={t('rest.later', { day: formatDay(partPlan.dueOn, language, 'medium') })}>
            <Money amount={partPlan.rest.amount} />
          </Line>
        </Lines>
      )}
      <EstimateNote />
      {deposit}
    </Card>
  )
}

function Head({ booking }: Pick<ReceiptProps, 'booking'>) {
  const placeName = usePlaceName()
  const { suite, checkIn, checkOut } = booking
  const words = useGuestCountWords()
  const language = useLanguage()
  const days = formatDayRange(checkIn, checkOut, language)
  return (
    <Inline gap={4} className={styles.head}>
      {suite.photo && (
        <Photo photo={photoSet(suite.photo)} alt='' sizes='108px' ratio='4 / 3' isFirst />
      )}
      <div>
        <Heading level={2} size='name'>
          {suite.name}
        </Heading>
        <p className='soft small'>
          {placeName(suite.neighborhood)}
          <br />
          {days}, {words(booking)}
        </p>
      </div>
    </Inline>
  )
}
