import type { BalanceTransaction, PaymentIntent, Refund } from './api/objects.ts'
import { completePayout, payOutAvailable } from './api/payouts.ts'
import type { Context } from './context.ts'
import type { Store } from './store.ts'

/** When charges of a demo happened, and when payouts followed; all in milliseconds. */
export type Past = { charges: ReadonlyMap<string, number>; payouts: readonly number[] }

const dayMs = 86_400_000

/** Dates charges back and pays them out, as if the account had existed then. Told again, it changes nothing. */
export function tellPast(store: Store, { charges, payouts }: Past): void {
  if (store.page('payout', { limit: 1 }).data.length > 0) return
  for (const [intentId, at] of charges) dateBack(store, intentId, at)
  for (const at of payouts) {
    const then: Context = { store, now: () => at, isSilent: true }
    const payout = payOutAvailable(then)
    if (payout) completePayout({ ...then, now: () => at + dayMs }, payout.id)
  }
}

/** A charge with its refunds. */
function dateBack(store: Store, intentId: string, at: number): void {
  const charge = store.get<PaymentIntent>(intentId)?.latest_charge
  const refunds = store.list<Refund>('refund', intentId)
  const sources = new Set([charge, ...refunds.map(({ id }) => id)])
  const created = Math.floor(at / 1000)
  const available_on = created + (2 * dayMs) / 1000
  for (const transaction of store.list<BalanceTransaction>('balance_transaction')) {
    if (sources.has(transaction.source)) store.put({ ...transaction, created, available_on })
  }
}
