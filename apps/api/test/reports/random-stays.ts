import { booked, type Guest, move } from '../stays.ts'
import type { TestApp } from '../test-app.ts'

type Actors = { owner: Guest; guest: Guest; homes: readonly { slug: string }[] }

/** Stays of any length, some canceled, and expenses, some voided; the same ones in every run. */
export async function randomStays(marea: TestApp, { owner, guest, homes }: Actors): Promise<void> {
  let seed = 20261116
  const draw = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (const each of homes) {
    let day = Temporal.PlainDate.from('2026-11-16')
    for (let index = 0; index < 7; index += 1) {
      marea.clock.set(`2026-11-${15 + draw(2)}T12:00:00Z`)
      const checkIn = day.add({ days: draw(12) })
      day = checkIn.add({ days: 2 + draw(25) })
      const { id } = await booked(marea, guest, {
        slug: each.slug,
        checkIn: checkIn.toString(),
        checkOut: day.toString(),
        guests: 1 + draw(4),
      })
      if (draw(3) === 0) {
        await move(guest, `/bookings/${id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
      }
      const spentOn = `2026-${String(1 + draw(10)).padStart(2, '0')}-${10 + draw(19)}`
      const cost = { category: 'pool', concept: 'Pool', amount: 1 + draw(90_000), spentOn }
      const recorded = await move(owner, '/owner/expenses', { suite: each.slug, ...cost })
      if (draw(3) === 0) {
        const { id: expenseId } = recorded.body.result
        await owner.call('DELETE', `/owner/expenses/${expenseId}`, { body: { reason: 'Mistake' } })
      }
    }
  }
}
