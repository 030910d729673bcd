import type Stripe from 'stripe'
import type { CardProcessor, ProcessorPayout } from '#platform/cards/port.ts'
import { instantOf } from './balance.ts'
import { type Connection, callStripe } from './connection.ts'

const limit = 100

export async function listPayouts(
  connection: Connection,
  { after }: { after?: string | undefined },
): ReturnType<CardProcessor['listPayouts']> {
  const { data, has_more } = await callStripe(connection, { operation: 'list payouts' }, (stripe) =>
    stripe.payouts.list({ limit, ...(after ? { starting_after: after } : {}) }),
  )
  return { items: data.map(payoutOf), hasMore: has_more }
}

export async function retrievePayout(
  connection: Connection,
  payoutId: string,
): Promise<ProcessorPayout> {
  const payout = await callStripe(connection, { operation: 'retrieve payout' }, (stripe) =>
    stripe.payouts.retrieve(payoutId),
  )
  return payoutOf(payout)
}

function payoutOf(payout: Stripe.Payout): ProcessorPayout {
  return {
    id: payout.id,
    amount: payout.amount,
    currency: payout.currency.toUpperCase(),
    status: statuses[payout.status] ?? 'pending',
    // Stripe gives the day as its midnight in UTC.
    arrivesOn: instantOf(payout.arrival_date).toZonedDateTimeISO('UTC').toPlainDate(),
    isItemized: payout.automatic && payout.reconciliation_status === 'completed',
    traceId: payout.trace_id?.value ?? null,
    failureCode: payout.failure_code,
    createdAt: instantOf(payout.created),
  }
}

const statuses: Record<string, ProcessorPayout['status']> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}
