import type { Context } from '#context.ts'
import type { Charge, Dispute, Payout, Refund } from './objects.ts'
import type { Behavior } from './test-cards.ts'

const settleAfterMs = 3000

export type TaskKind =
  | 'refund_succeeds'
  | 'refund_fails'
  | 'payout_arrives'
  | 'dispute_opens'
  | 'fraud_is_reported'
  | 'dispute_is_won'
  | 'dispute_is_lost'
  | 'dispute_expires'

export function scheduleRefund(
  context: Context,
  { id }: Refund,
  behavior: 'pending' | 'fails',
): void {
  schedule(context, behavior === 'pending' ? 'refund_succeeds' : 'refund_fails', id)
}

export function scheduleArrival(context: Context, { id, arrival_date }: Payout): void {
  schedule(context, 'payout_arrives', id, arrival_date * 1000)
}

/** What the bank of a test card sends some time after it has paid. */
export function scheduleCase(
  context: Context,
  { id }: Charge,
  { dispute, reportsFraud }: Behavior,
): void {
  if (dispute) schedule(context, 'dispute_opens', id)
  if (reportsFraud) schedule(context, 'fraud_is_reported', id)
}

export function scheduleDecision(context: Context, { id }: Dispute, isWon: boolean): void {
  schedule(context, isWon ? 'dispute_is_won' : 'dispute_is_lost', id)
}

export function scheduleExpiry(context: Context, { id, evidence_details }: Dispute): void {
  const { due_by } = evidence_details
  if (due_by) schedule(context, 'dispute_expires', id, due_by * 1000)
}

function schedule(
  { store, now }: Context,
  kind: TaskKind,
  object: string,
  due = now() + settleAfterMs,
): void {
  store.write('insert into tasks (kind, object, due) values (?, ?, ?)', kind, object, due)
}
