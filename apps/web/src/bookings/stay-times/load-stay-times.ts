import type { StayTimes } from '@marea/contract/bookings/stay-times.ts'
import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'

export type LoadedStayTimes = StayTimes & { cards: PaymentMethod[]; available: number }

/** The hours that a stay may have; cards and wallet only where something is to be paid. */
export async function loadStayTimes(id: string): Promise<LoadedStayTimes | null> {
  const { value: hours } = await loadPart(call('GET /bookings/:id/hours', { params: { id } }))
  if (!hours || hours.sides.length === 0) return null
  const isDue = hours.sides.some(({ request }) => request?.state === 'approved')
  const [cards, wallet] = isDue
    ? await Promise.all([loadPart(call('GET /payment-methods')), loadPart(call('GET /wallet'))])
    : []
  return {
    ...hours,
    cards: cards?.value ?? [],
    available: wallet?.value?.available.amount ?? 0,
  }
}
