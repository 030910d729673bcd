import { deliverEvents } from '../stand-ins/cards.ts'
import { type Guest, move, ready } from '../stays.ts'
import type { TestApp } from '../test-app.ts'

type Nights = { checkIn: string; checkOut: string; slug?: string }

export function payPart(guest: Guest, id: string, card = 'pm_card_visa', rest: object = {}) {
  return move(guest, `/bookings/${id}/payment`, { paymentMethodId: card, plan: 'part', ...rest })
}

/** A stay whose first part the card has paid. */
export async function partlyPaidStay(
  marea: TestApp,
  guest: Guest,
  { card = 'pm_card_visa', ...nights }: Nights & { card?: string },
) {
  const { id, total } = await ready(guest, nights)
  await payPart(guest, id, card)
  await deliverEvents(marea)
  const rest = Math.floor(total.amount / 2)
  return { id, ...nights, total: total.amount, rest, first: total.amount - rest }
}
