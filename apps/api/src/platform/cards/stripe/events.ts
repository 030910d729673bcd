import type { EventDelivery, EventSubject, ProcessorEvent } from '#platform/cards/port.ts'
import { Problem } from '#platform/problem.ts'
import { isUnstorable } from '#platform/unstorable-text.ts'
import { type Connection, callStripe } from './connection.ts'

const toleranceSeconds = 300

/** Stripe's SDK accepts letters after the time; the headers that Stripe sends never have any. */
const signatureHeader = /^t=([1-9]\d{0,14})(,v\d=[\da-f]{64})+$/

export function verifyEvent(
  { stripe }: Connection,
  webhookSecret: string,
  { body, signature, now }: EventDelivery,
): ProcessorEvent {
  const signedAtSeconds = Number(signatureHeader.exec(signature)?.[1] ?? Number.NaN)
  // The SDK refuses only what is too old; a delivery dated ahead could be replayed until its time has passed.
  const isInTime = signedAtSeconds <= now.epochMilliseconds / 1000 + toleranceSeconds
  if (!isInTime) throw new Problem('payments.signature_refused')
  try {
    const { id, type, data, created } = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.epochMilliseconds,
    )
    const objectId = 'id' in data.object ? String(data.object.id) : ''
    if ([id, type, objectId].some(isUnstorable)) throw new Problem('payments.signature_refused')
    return { id, type, objectId, createdAt: createdAt(created) ?? now.toString() }
  } catch {
    throw new Problem('payments.signature_refused')
  }
}

/** Undefined for what is not a time in seconds. */
function createdAt(seconds: unknown): string | undefined {
  if (!Number.isSafeInteger(seconds)) return undefined
  return Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1000).toString()
}

export async function findEventSubject(
  connection: Connection,
  { type, objectId: processorId }: Pick<ProcessorEvent, 'type' | 'objectId'>,
): Promise<EventSubject | undefined> {
  if (type.startsWith('payout.')) return { kind: 'payout', payoutId: processorId }
  const subject = { operation: `find subject of ${type}` }
  if (type.startsWith('payment_intent.')) {
    const { metadata } = await callStripe(connection, subject, (stripe) =>
      stripe.paymentIntents.retrieve(processorId),
    )
    const { chargeId } = metadata
    return chargeId ? { kind: 'charge', chargeId, processorId } : undefined
  }
  if (type.startsWith('setup_intent.')) {
    const { metadata } = await callStripe(connection, subject, (stripe) =>
      stripe.setupIntents.retrieve(processorId),
    )
    const setupId = metadata?.setupId
    return setupId ? { kind: 'card_setup', setupId, processorId } : undefined
  }
  if (type.startsWith('refund.')) {
    const { metadata } = await callStripe(connection, subject, (stripe) =>
      stripe.refunds.retrieve(processorId),
    )
    const refundId = metadata?.refundId
    return refundId ? { kind: 'refund', refundId } : undefined
  }
  if (type.startsWith('charge.dispute.')) return { kind: 'dispute', processorId }
  if (type.startsWith('radar.early_fraud_warning.')) return { kind: 'fraud_warning', processorId }
  return undefined
}
