import { DisputeStatus } from '@marea/contract/payments/disputes/dispute.ts'
import type Stripe from 'stripe'
import type {
  DisputeAnswer,
  EvidenceFile,
  ProcessorDispute,
  ProcessorFraudWarning,
} from '#platform/cards/disputes.ts'
import { Problem } from '#platform/problem.ts'
import { type Connection, callStripe } from './connection.ts'
import { isRejection } from './errors.ts'

/** Our id of the charge is in the metadata of its intent. */
const expand = ['payment_intent']

export async function retrieveDispute(
  connection: Connection,
  processorId: string,
): Promise<ProcessorDispute> {
  const dispute = await callStripe(connection, { operation: 'retrieve dispute' }, (stripe) =>
    stripe.disputes.retrieve(processorId, { expand }),
  )
  return disputeOf(dispute)
}

/** Without `submit` Stripe would submit at once and for good. */
export async function answerDispute(
  connection: Connection,
  { processorId, texts, fileId, isFinal }: DisputeAnswer,
): Promise<ProcessorDispute> {
  const evidence = { ...texts, ...(fileId ? { uncategorized_file: fileId } : {}) }
  const params = { evidence, submit: isFinal, expand }
  const options = isFinal ? { idempotencyKey: `dispute:${processorId}:submit` } : {}
  const dispute = await callStripe(connection, { operation: 'answer dispute' }, (stripe) =>
    stripe.disputes.update(processorId, params, options),
  ).catch(refuseClosed)
  return disputeOf(dispute)
}

export async function acceptDispute(
  connection: Connection,
  processorId: string,
): Promise<ProcessorDispute> {
  const dispute = await callStripe(connection, { operation: 'accept dispute' }, (stripe) =>
    stripe.disputes.close(processorId, { expand }),
  ).catch(refuseClosed)
  return disputeOf(dispute)
}

function refuseClosed(error: unknown): never {
  throw isRejection(error) ? new Problem('payments.dispute_closed') : error
}

export async function uploadEvidence(
  connection: Connection,
  { key, name, content }: EvidenceFile,
): Promise<string> {
  const file = { data: Buffer.from(content), name, type: 'application/pdf' }
  const { id } = await callStripe(connection, { operation: 'upload evidence' }, (stripe) =>
    stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey: key }),
  )
  return id
}

export async function retrieveFraudWarning(
  connection: Connection,
  processorId: string,
): Promise<ProcessorFraudWarning> {
  const warning = await callStripe(connection, { operation: 'retrieve warning' }, (stripe) =>
    stripe.radar.earlyFraudWarnings.retrieve(processorId, { expand }),
  )
  return {
    processorId: warning.id,
    ...subjectOf(warning.payment_intent),
    fraudType: warning.fraud_type,
    isActionable: warning.actionable,
    createdAt: instantOf(warning.created),
  }
}

function disputeOf(dispute: Stripe.Dispute): ProcessorDispute {
  const { due_by, submission_count } = dispute.evidence_details
  return {
    processorId: dispute.id,
    ...subjectOf(dispute.payment_intent),
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    networkReasonCode: dispute.network_reason_code ?? null,
    status: DisputeStatus.safeParse(dispute.status).data,
    isRefundable: dispute.is_charge_refundable,
    // Zero means that the case takes no answer.
    dueAt: due_by ? instantOf(due_by) : null,
    openedAt: instantOf(dispute.created),
    submissionCount: submission_count,
    transactions: dispute.balance_transactions
      .map(({ id, amount, fee, created }) => ({
        processorId: id,
        amount,
        fee,
        at: instantOf(created),
      }))
      .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at)),
  }
}

function subjectOf(intent: string | Stripe.PaymentIntent | null | undefined) {
  if (typeof intent === 'string') return { intentId: intent, chargeId: undefined }
  return { intentId: intent?.id ?? null, chargeId: intent?.metadata.chargeId }
}

function instantOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
}
