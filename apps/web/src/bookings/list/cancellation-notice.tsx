import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Notice } from '#ui/state/notice.tsx'

export function CancellationNotice({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { steps, refunded, suite } = booking
  const at = steps.findLast((step) => step.status === 'cancelled')?.at ?? booking.checkInAt
  const ways = (['wallet', 'card'] as const).filter((way) => refunded[way].amount > 0)
  const sentences = ways.map((way) =>
    t(`bookings.came_back.${way}`, { amount: formatMoney(refunded[way].amount, language) }),
  )
  return (
    <Notice
      title={t('bookings.cancelled_by_you', {
        day: formatDayIn(booking.timeZone, at, language, 'longWeekday'),
      })}
      actions={
        suite.isListed && (
          <LinkButton to={`/suite-details/${suite.slug}`} kind='quiet' small>
            {t('bookings.again')}
          </LinkButton>
        )
      }
    >
      {sentences.join(' ') || t('bookings.no_refund')}
    </Notice>
  )
}
