import type Stripe from 'stripe'
import type { ProcessorRefund, RefundRequest } from '#platform/cards/port.ts'
import { type Connection, callStripe } from './connection.ts'
import { isRejection } from './errors.ts'

export async function refund(
  connection: Connection,
  { refundId, chargeProcessorId, amount }: RefundRequest,
): Promise<ProcessorRefund> {
  const params = { payment_intent: chargeProcessorId, amount, metadata: { refundId } }
  try {
    const created = await callStripe(connection, { operation: 'refund', refundId }, (stripe) =>
      stripe.refunds.create(params, { idempotencyKey: `refund:${refundId}` }),
    )
    return refundOf(created)
  } catch (error) {
    if (!isRejection(error)) throw error
    return { processorId: null, status: 'failed', failureCode: 'refused' }
  }
}

export async function retrieveRefund(
  connection: Connection,
  processorId: string,
): Promise<ProcessorRefund> {
  const found = await callStripe(connection, { operation: 'retrieve refund' }, (stripe) =>
    stripe.refunds.retrieve(processorId),
  )
  return refundOf(found)
}

export async function findLostRefund(
  connection: Connection,
  { refundId, chargeProcessorId }: Omit<RefundRequest, 'amount'>,
): Promise<ProcessorRefund | undefined> {
  const { data } = await callStripe(connection, { operation: 'find refund', refundId }, (stripe) =>
    stripe.refunds.list({ payment_intent: chargeProcessorId, limit: 100 }),
  )
  const found = data.find(({ metadata }) => metadata?.refundId === refundId)
  return found && refundOf(found)
}

function refundOf({ id, status, failure_reason }: Stripe.Refund): ProcessorRefund {
  if (status === 'succeeded') return { processorId: id, status }
  if (status === 'failed' || status === 'canceled') {
    return { processorId: id, status: 'failed', failureCode: failure_reason ?? 'unknown' }
  }
  return { processorId: id, status: 'pending' }
}
