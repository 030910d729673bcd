import { recordTransaction } from '#api/balance.ts'
import { invalidRequest, notFound } from '#api/errors.ts'
import type { BalanceTransaction, Charge, Dispute } from '#api/objects.ts'
import { scheduleDecision, scheduleExpiry } from '#api/tasks.ts'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'
import { evidenceFields, refuseTooLarge } from './evidence.ts'
import { closeFraudWarnings } from './fraud-warnings.ts'

export type DisputeTerms = {
  amount?: number
  reason?: string
  isInquiry?: boolean
  /** How long the evidence may take. */
  days?: number
  /** When it was opened, in seconds. */
  at?: number
}

const networkCodes: Record<string, string> = { fraudulent: '10.4', product_not_received: '13.1' }
const disputeFee = 15_00

/** The cardholder's bank opens a case; unless it only asks, the money is withdrawn at once. */
export function openDispute(
  context: Context,
  chargeId: string,
  { amount, reason = 'fraudulent', isInquiry = false, days = 9, at }: DisputeTerms,
): Dispute {
  const charge = context.store.get<Charge>(chargeId)
  if (charge?.object !== 'charge') throw notFound('charge', chargeId)
  const created = at ?? nowInSeconds(context)
  const code = networkCodes[reason] ?? null
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    created,
    livemode: false,
    metadata: {},
    amount: amount ?? charge.amount - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    network_reason_code: code,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: isInquiry,
    balance_transactions: [],
    evidence: {},
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: created + days * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details.card.brand,
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network_reason_code: code,
      },
    },
  }
  context.store.put({ ...charge, disputed: true })
  context.store.put(dispute, charge.payment_intent)
  emitEvent(context, 'charge.dispute.created', dispute)
  closeFraudWarnings(context, charge)
  scheduleExpiry(context, dispute)
  return isInquiry ? dispute : withdraw(context, dispute)
}

export function findDispute(context: Context, id: string): Dispute {
  const dispute = context.store.get<Dispute>(id)
  if (dispute?.object !== 'dispute') throw notFound('dispute', id)
  return dispute
}

type Answer = { evidence: Record<string, string>; isSubmitted: boolean }

/** As with Stripe, evidence is submitted unless the call says otherwise, and only once. */
export function updateDispute(
  context: Context,
  id: string,
  { evidence: given, isSubmitted }: Answer,
): Dispute {
  const dispute = findDispute(context, id)
  if (!isAnswerable(dispute)) throw invalidRequest('This dispute is already closed.')
  const unknown = Object.keys(given).find((name) => !evidenceFields.includes(name))
  if (unknown) throw invalidRequest(`Received unknown parameter: evidence[${unknown}]`)
  const evidence = { ...dispute.evidence, ...given }
  refuseTooLarge(context, evidence)
  const details = { ...dispute.evidence_details, has_evidence: Object.keys(evidence).length > 0 }
  const staged = { ...dispute, evidence, evidence_details: details }
  if (!isSubmitted) return save(context, staged, 'updated')
  const isInquiry = dispute.status.startsWith('warning')
  const submitted: Dispute = {
    ...staged,
    status: isInquiry ? 'warning_under_review' : 'under_review',
    evidence_details: { ...details, submission_count: 1 },
  }
  const verdict = verdictOf(evidence.uncategorized_text)
  if (verdict !== undefined) scheduleDecision(context, submitted, verdict)
  return save(context, submitted, 'updated')
}

/** Two words decide, as with Stripe's test cards; other evidence waits for `decideDispute`. */
function verdictOf(text = ''): boolean | undefined {
  if (text.includes('winning_evidence')) return true
  return text.includes('losing_evidence') ? false : undefined
}

export function closeDispute(context: Context, id: string): Dispute {
  const dispute = findDispute(context, id)
  if (dispute.status !== 'needs_response') {
    throw invalidRequest('This dispute cannot be closed.')
  }
  return save(context, { ...dispute, status: 'lost' }, 'closed')
}

export function decideDispute(context: Context, id: string, outcome: 'won' | 'lost'): void {
  const dispute = findDispute(context, id)
  if (dispute.status === 'won' || dispute.status === 'warning_closed') return
  if (dispute.status.startsWith('warning')) {
    if (outcome === 'won') save(context, { ...dispute, status: 'warning_closed' }, 'closed')
    else withdraw(context, { ...dispute, status: 'needs_response', is_charge_refundable: false })
    return
  }
  if (outcome === 'lost') {
    if (dispute.status !== 'lost') save(context, { ...dispute, status: 'lost' }, 'closed')
    return
  }
  const back = transactionOf(context, dispute, { amount: dispute.amount, fee: 0 })
  const balance_transactions = [...dispute.balance_transactions, back]
  const won: Dispute = { ...dispute, status: 'won', balance_transactions }
  save(context, won, 'funds_reinstated')
  emitEvent(context, 'charge.dispute.closed', won)
}

/** Silence loses a dispute; an inquiry is simply closed. */
export function expireDispute(context: Context, id: string): void {
  const dispute = findDispute(context, id)
  if (!isAnswerable(dispute)) return
  const details = { ...dispute.evidence_details, past_due: true }
  const status = dispute.status === 'needs_response' ? 'lost' : 'warning_closed'
  save(context, { ...dispute, status, evidence_details: details }, 'closed')
}

function isAnswerable({ status }: Dispute): boolean {
  return status === 'needs_response' || status === 'warning_needs_response'
}

function withdraw(context: Context, dispute: Dispute): Dispute {
  const taken = transactionOf(context, dispute, { amount: -dispute.amount, fee: disputeFee })
  const balance_transactions = [...dispute.balance_transactions, taken]
  return save(context, { ...dispute, balance_transactions }, 'funds_withdrawn')
}

function transactionOf(
  context: Context,
  dispute: Dispute,
  { amount, fee }: { amount: number; fee: number },
): BalanceTransaction {
  const isWithdrawal = amount < 0
  // A chargeback is withdrawn as it is opened, an inquiry later or never.
  const isOpening = isWithdrawal && dispute.payment_method_details.card.case_type === 'chargeback'
  return recordTransaction(context, {
    ...(isOpening ? { created: dispute.created } : {}),
    amount,
    fee,
    currency: dispute.currency,
    type: 'adjustment',
    category: isWithdrawal ? 'dispute' : 'dispute_reversal',
    description: `Chargeback ${isWithdrawal ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
    source: dispute.id,
    isAvailable: true,
  })
}

/** The bank has the money of a disputed charge, so it is not refunded a second time. */
export function refuseDisputed(context: Context, { payment_intent }: Charge): void {
  const isTaken = context.store
    .list<Dispute>('dispute', payment_intent)
    .some(({ status }) => status !== 'won' && !status.startsWith('warning'))
  if (!isTaken) return
  const message = 'The charge has been charged back.'
  throw invalidRequest(message, { code: 'charge_disputed' })
}

/** A full refund answers an inquiry and prevents the dispute of a warning. */
export function afterRefund(context: Context, charge: Charge): void {
  if (charge.amount_refunded < charge.amount) return
  closeFraudWarnings(context, charge)
  for (const dispute of context.store.list<Dispute>('dispute', charge.payment_intent)) {
    if (!/^warning_(needs_response|under_review)$/.test(dispute.status)) continue
    save(context, { ...dispute, status: 'warning_closed' }, 'closed')
  }
}

function save(context: Context, dispute: Dispute, event: string): Dispute {
  context.store.put(dispute)
  emitEvent(context, `charge.dispute.${event}`, dispute)
  return dispute
}
