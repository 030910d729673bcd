import { chargeDueBalances, remindOfBalances } from '../../src/bookings/pay/charge-balances.ts'
import { runFanOut } from '../run-fan-out.ts'
import { deliverEvents } from '../stand-ins/cards.ts'
import { move, ready } from '../stays.ts'
import type { Cast } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const dates = { checkIn: '2026-12-28', checkOut: '2027-01-01' }

async function payPart({ marea, guest, slug }: Cast): Promise<void> {
  const { id } = await ready(guest, { slug, ...dates })
  await move(guest, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa', plan: 'part' })
  await deliverEvents(marea)
}

/** The rest is due on December 10, and the card is no longer saved. */
async function declineBalance({ marea, guest }: Cast): Promise<void> {
  await marea.db
    .updateTable('paymentMethods')
    .set({ removedAt: marea.ctx().now, isDefault: false })
    .where('userId', '=', guest.id)
    .execute()
  marea.clock.set('2026-12-10T16:00:00Z')
  await runFanOut(marea.ctx(), chargeDueBalances)
}

async function remind({ marea }: Cast): Promise<void> {
  marea.clock.set('2026-12-07T16:00:00Z')
  await runFanOut(marea.ctx(), remindOfBalances)
}

const toGuest = { to: 'guest', path: /^\/my-bookings\?booking=[\w-]{36}$/ } as const

export const balanceScenarios: readonly Scenario[] = [
  scenario({
    kind: 'rest_due',
    state: 'due_soon',
    ...toGuest,
    prepare: payPart,
    act: remind,
    en: { title: 'Payment on Thu, Dec 10: Casa Almendro', body: /^We’ll charge \$[\d,.]+ for/ },
    es: { title: /^Pago el jue/, body: /^Cobraremos \$[\d,.]+ por/ },
  }),
  scenario({
    kind: 'rest_due',
    state: 'declined',
    ...toGuest,
    prepare: payPart,
    act: declineBalance,
    en: { title: 'Payment declined: Casa Almendro', body: /Pay by Sun, Dec 13 to keep/ },
    es: { title: 'Pago rechazado: Casa Almendro', body: /a más tardar el dom/ },
  }),
]
