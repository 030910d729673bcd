import { z } from 'zod'

/** The processor's states; `warning` ones belong to inquiries, in which no money has moved. */
const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const
export const DisputeStatus = z.enum(disputeStatuses)
export type DisputeStatus = z.infer<typeof DisputeStatus>

const open = ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review']

/** A state that this version does not know counts as open. */
export function isOpenDispute(status: string): boolean {
  return open.includes(status) || !disputeStatuses.some((known) => known === status)
}

export function needsAnswer(status: string): boolean {
  return status === 'needs_response' || status === 'warning_needs_response'
}

export function isInquiry(status: string): boolean {
  return status.startsWith('warning')
}

/** What the processor charges for a dispute in the United States; what it really charged is in the ledger. */
export const usualDisputeFee = 15_00

/** The processor's fields of evidence that Marea fills, in the order in which they are read. */
export const evidenceTexts = [
  'uncategorized_text',
  'product_description',
  'service_date',
  'customer_name',
  'customer_email_address',
  'customer_purchase_ip',
  'access_activity_log',
  'cancellation_policy_disclosure',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
] as const
export type EvidenceText = (typeof evidenceTexts)[number]

/** The processor refuses longer evidence. */
export const evidenceLimits = {
  text: 20_000,
  texts: 150_000,
  fileBytes: 4.5 * 1024 * 1024,
} as const

export const EvidenceDraft = z.partialRecord(
  z.enum(evidenceTexts),
  z.string().max(evidenceLimits.text),
)
export type EvidenceDraft = z.infer<typeof EvidenceDraft>
