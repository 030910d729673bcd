import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type StayTimes = GuestCounts & { checkInAt: string; checkOutAt: string }

/** Check-in and check-out in Miami time, and the guests. */
export function useStayFacts(): (stay: StayTimes) => { name: string; value: string }[] {
  const t = useText()
  const words = useGuestCountWords()
  const moment = useMiamiMoment()
  return ({ checkInAt, checkOutAt, ...guestCounts }) => [
    { name: t('bookings.check_in'), value: t('bookings.from_time', moment(checkInAt)) },
    { name: t('bookings.check_out'), value: t('bookings.until_time', moment(checkOutAt)) },
    { name: t('bookings.guests'), value: words(guestCounts) },
  ]
}

function useMiamiMoment(): (instant: string) => { day: string; time: string } {
  const time = useTimeFormat()
  return (instant) => ({
    day: time.miamiDay(instant, 'longWeekday'),
    time: time.miamiTime(instant),
  })
}
