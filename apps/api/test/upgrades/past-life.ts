import { settleAndComplete } from '../run-fan-out.ts'
import { deliverEvents, depositAs, saveCardAs } from '../stand-ins/cards.ts'
import { type Guest, hold, move, openHouse, ready } from '../stays.ts'
import type { TestApp } from '../test-app.ts'

const visa = { paymentMethodId: 'pm_card_visa' }

/** Data from before an upgrade: a settled, an upcoming and a canceled booking, two holds, and deposits. */
export async function livePast(marea: TestApp): Promise<void> {
  const { laura, daniel } = await openHouse(marea)
  await saveCardAs(laura, { ...visa, holderName: 'Laura', isDefault: true })
  await depositAs(laura, { amount: 500_00, ...visa })
  await depositAs(daniel, { amount: 300_00, ...visa })
  await deliverEvents(marea)
  await payByCard(marea, laura, { checkIn: '2026-11-18', checkOut: '2026-11-21' })
  const { id } = await payByCard(marea, daniel, { checkIn: '2027-02-01', checkOut: '2027-02-05' })
  await move(daniel, `/bookings/${id}/cancellation`, { to: 'card' })
  await deliverEvents(marea)
  await payByCard(marea, laura, { checkIn: '2027-01-10', checkOut: '2027-01-14', useCredit: true })
  marea.clock.set('2026-11-22T12:00:00Z')
  await settleStays(marea)
  await hold(daniel, { checkIn: '2027-03-01', checkOut: '2027-03-04' })
  await waitForBank(daniel)
  await marea.runJobs()
}

type Wish = { checkIn: string; checkOut: string; useCredit?: boolean }

async function payByCard(marea: TestApp, guest: Guest, { useCredit = false, ...nights }: Wish) {
  const booking = await ready(guest, nights)
  await move(guest, `/bookings/${booking.id}/payment`, { ...visa, useCredit })
  await deliverEvents(marea)
  return booking
}

/** The dates and the wallet amount are on hold while the bank authenticates the guest. */
async function waitForBank(guest: Guest): Promise<void> {
  const { id } = await ready(guest, { checkIn: '2027-03-10', checkOut: '2027-03-13' })
  const card = { paymentMethodId: 'pm_card_authenticationRequired', useCredit: true }
  await move(guest, `/bookings/${id}/payment`, card)
}

async function settleStays(marea: TestApp): Promise<void> {
  await settleAndComplete(marea.ctx())
  await deliverEvents(marea)
}
