import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { changeDraftOf, quoteRequestOf } from '#bookings/change-draft.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'

export type ExtraNight = {
  side: 'before' | 'after'
  checkIn: string
  checkOut: string
  charge: number
}

export async function loadExtraNights({ id, can }: OwnTrip): Promise<ExtraNight[]> {
  if (!can.includes('change')) return []
  const { value: booking } = await loadPart(call('GET /bookings/:id', { params: { id } }))
  if (!booking) return []
  const draft = changeDraftOf(booking)
  const { checkIn, checkOut } = draft
  const sides = [
    { side: 'before', checkIn: addDays(checkIn, -1), checkOut },
    { side: 'after', checkIn, checkOut: addDays(checkOut, 1) },
  ] as const
  const quoted = await Promise.all(
    sides.map(async ({ side, ...dates }) => {
      const { value } = await loadPart(quoteRequestOf(booking, { ...draft, ...dates }))
      return { side, ...dates, charge: value?.charge.amount ?? 0 }
    }),
  )
  return quoted.filter(({ charge }) => charge > 0)
}
