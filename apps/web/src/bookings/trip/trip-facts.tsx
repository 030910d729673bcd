import type { Trip } from '@marea/contract/bookings/trip.ts'
import { addressLine } from '#bookings/stay/address.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

export function TripFacts({ trip, reference }: { trip: Trip; reference?: string }) {
  const t = useText()
  const time = useTimeFormat()
  const { checkIn, checkOut, checkInAt, checkOutAt, address, timeZone } = trip
  const words = useGuestCountWords()
  const from = { day: time.day(checkIn, 'shortWeekday'), time: time.timeIn(timeZone, checkInAt) }
  const until = { day: time.day(checkOut, 'shortWeekday'), time: time.timeIn(timeZone, checkOutAt) }
  return (
    <Facts
      facts={[
        { name: t('bookings.check_in'), value: t('bookings.from_time', from) },
        { name: t('bookings.check_out'), value: t('bookings.until_time', until) },
        { name: t('bookings.address'), value: addressLine(address) },
        { name: t('bookings.guests'), value: words(trip) },
        ...(reference ? [{ name: t('offline.reference'), value: reference }] : []),
      ]}
    />
  )
}
