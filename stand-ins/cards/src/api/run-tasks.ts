import type { Context } from '#context.ts'
import { completePayout } from './payouts.ts'
import { findRefund, settleRefund } from './refunds.ts'

/** Does what banks do later on their own: refunds and payouts arrive, or a card rejects a refund. */
export function runDueTasks(context: Context, until: number): void {
  const { store } = context
  for (const { id, kind, object } of store.read('select * from tasks where due <= ?', until)) {
    run(context, String(kind), String(object))
    store.write('delete from tasks where id = ?', Number(id))
  }
}

function run(context: Context, kind: string, object: string): void {
  if (kind === 'payout_arrives') completePayout(context, object)
  else settleRefund(context, findRefund(context, object), kind === 'refund_succeeds')
}
