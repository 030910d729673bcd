import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type StayTimes = Pick<BookingCard, 'guests' | 'pets'> & { checkInAt: string; checkOutAt: string }

/** Check-in and check-out in Miami time, and the guests. */
export function useStayFacts(): (stay: StayTimes) => { name: string; value: string }[] {
  const t = useText()
  const moment = useMiamiMoment()
  return ({ checkInAt, checkOutAt, guests, pets }) => [
    { name: t('bookings.check_in'), value: t('bookings.from_time', moment(checkInAt)) },
    { name: t('bookings.check_out'), value: t('bookings.until_time', moment(checkOutAt)) },
    {
      name: t('bookings.guests'),
      value: [
        t('suite.guests', { count: guests }),
        pets > 0 ? t('quote.pets', { count: pets }) : t('bookings.no_pets'),
      ].join(', '),
    },
  ]
}

function useMiamiMoment(): (instant: string) => { day: string; time: string } {
  const time = useTimeFormat()
  return (instant) => ({
    day: time.miamiDay(instant, 'longWeekday'),
    time: time.miamiTime(instant),
  })
}
