import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatInstant } from '#suites/days.ts'

type Timed = Pick<BookingCard, 'guests' | 'pets'> & { checkInAt: string; checkOutAt: string }

/** Check-in and check-out in Miami time, and the guests. */
export function useStayFacts(): (stay: Timed) => { name: string; says: string }[] {
  const t = useText()
  const moment = useMiamiMoment()
  return ({ checkInAt, checkOutAt, guests, pets }) => [
    { name: t('bookings.check_in'), says: t('bookings.from_time', moment(checkInAt)) },
    { name: t('bookings.check_out'), says: t('bookings.until_time', moment(checkOutAt)) },
    {
      name: t('bookings.guests'),
      says: [
        t('suite.guests', { count: guests }),
        pets > 0 ? t('quote.pets', { count: pets }) : t('bookings.no_pets'),
      ].join(', '),
    },
  ]
}

function useMiamiMoment(): (instant: string) => { day: string; time: string } {
  const language = useLanguage()
  const timeZone = 'America/New_York'
  return (instant) => {
    const at = new Date(instant)
    const minute = at.getUTCMinutes() === 0 ? undefined : '2-digit'
    const time = new Intl.DateTimeFormat(localeOf[language], {
      hour: 'numeric',
      minute,
      timeZone,
    }).format(at)
    return {
      day: formatInstant(instant, language, 'full'),
      time: time.replace(/\s/g, '\u00a0'),
    }
  }
}
