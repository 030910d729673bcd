import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type StayTimes = GuestCounts & { checkInAt: string; checkOutAt: string; timeZone: string }

/** Check-in and check-out by the clock of the home, and the guests. */
export function useStayFacts(): (stay: StayTimes) => { name: string; value: string }[] {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const moment = (zone: string, instant: string) => ({
    day: time.dayIn(zone, instant, 'longWeekday'),
    time: time.timeIn(zone, instant),
  })
  return ({ checkInAt, checkOutAt, timeZone, ...guestCounts }) => [
    { name: t('bookings.check_in'), value: t('bookings.from_time', moment(timeZone, checkInAt)) },
    {
      name: t('bookings.check_out'),
      value: t('bookings.until_time', moment(timeZone, checkOutAt)),
    },
    { name: t('bookings.guests'), value: words(guestCounts) },
  ]
}
