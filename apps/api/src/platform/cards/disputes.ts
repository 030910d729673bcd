import type { DisputeStatus, EvidenceText } from '@marea/contract/payments/disputes/dispute.ts'

/** A cardholder's objection to a charge, as the processor knows it now. */
export type ProcessorDispute = {
  processorId: string
  /** The processor's id of the charge, and ours if the charge was made by Marea. */
  intentId: string | null
  chargeId: string | undefined
  amount: number
  currency: string
  reason: string
  networkReasonCode: string | null
  /** Undefined for a state this adapter does not know. */
  status: DisputeStatus | undefined
  /** A refund in full ends an inquiry. */
  isRefundable: boolean
  dueAt: Temporal.Instant | null
  openedAt: Temporal.Instant
  submissionCount: number
  /** The processor's own bookings for this case, oldest first. */
  transactions: readonly DisputeTransaction[]
}

/** `amount` is negative while the money is withdrawn; the fee is what the processor keeps. */
export type DisputeTransaction = {
  processorId: string
  amount: number
  fee: number
  at: Temporal.Instant
}

export type DisputeAnswer = {
  processorId: string
  texts: Partial<Record<EvidenceText, string>>
  /** The file with everything, as the processor's id. */
  fileId?: string
  /** Evidence can be submitted once; until then it may be replaced. */
  isFinal: boolean
}

export type EvidenceFile = { key: string; name: string; content: Uint8Array }

/** A card network suspects fraud; about four of five such charges are disputed later. */
export type ProcessorFraudWarning = {
  processorId: string
  intentId: string | null
  chargeId: string | undefined
  fraudType: string
  /** Whether a full refund would still prevent the dispute. */
  isActionable: boolean
  createdAt: Temporal.Instant
}
