import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A payment that left with a file for the bank, and is not known to have arrived. */
type SentWithdrawal = {
  id: string
  amount: number
  batchId: string
  sentAt: Temporal.Instant
  /** Part of the trace number in the bank's file. */
  trace: number
}

export function listSentWithdrawals(db: Db): Promise<SentWithdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .innerJoin('payoutItems', 'payoutItems.withdrawalId', 'withdrawals.id')
    .innerJoin('payoutBatches', 'payoutBatches.id', 'payoutItems.batchId')
    .select(['withdrawals.id', 'amount', 'batchId', 'trace'])
    .select(sql<Temporal.Instant>`coalesce(sent_at, payout_batches.created_at)`.as('sentAt'))
    .where('status', '=', 'sent')
    .where('withdrawals.currency', '=', 'USD')
    .orderBy('sentAt')
    .limit(5000)
    .execute()
}

/** What waits to be paid to banks, by whose money it is; the ledger has it on accounts of its own. */
export async function sumWaiting(db: Db): Promise<{ guests: number; owners: number }> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['source', 'status'])
    .select(sql<number>`sum(amount)::bigint`.as('amount'))
    .select(sql<number>`sum(fee)::bigint`.as('fee'))
    .where('status', 'in', ['requested', 'approved', 'sent'])
    .where('currency', '=', 'USD')
    .groupBy(['source', 'status'])
    .execute()
  // The fee is Marea's own once the money is sent.
  const waiting = (wanted: 'wallet' | 'payable') =>
    rows
      .filter(({ source }) => source === wanted)
      .reduce((sum, { amount, fee, status }) => sum + amount + (status === 'sent' ? 0 : fee), 0)
  return { guests: waiting('wallet'), owners: waiting('payable') }
}
