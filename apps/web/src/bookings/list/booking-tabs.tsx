import { bookingLists } from '@marea/contract/bookings/booking-lists.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { LoadedBookings } from './load-bookings.ts'

export function BookingTabs({ list, counts }: Pick<LoadedBookings, 'list' | 'counts'>) {
  const t = useText()
  return (
    <TabLinks
      label={t('bookings.show')}
      links={bookingLists.map((each) => ({
        to: each === 'upcoming' ? '/my-bookings' : `/my-bookings?list=${each}`,
        label: t(`bookings.list.${each}`),
        count: counts[each],
        isCurrent: each === list,
      }))}
    />
  )
}
