import { z } from 'zod'
import { EvidenceDraft } from '#payments/disputes/dispute.ts'
import { Approval, Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { DisputeBearer } from '#suites/agreements.ts'

/** `ended` are inquiries that closed without money moving, and disputes that were prevented. */
export const disputeFilters = ['to_answer', 'waiting', 'won', 'lost', 'ended'] as const
export const DisputeFilter = z.enum(disputeFilters)
export type DisputeFilter = z.infer<typeof DisputeFilter>

/** The reasons of card networks that have words of their own; others are shown as general. */
const disputeReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'duplicate',
  'general',
  'unrecognized',
  'subscription_canceled',
  'noncompliant',
] as const
export const DisputeReason = z.enum(disputeReasons)
export type DisputeReason = z.infer<typeof DisputeReason>

const Person = z.object({ id: z.uuid(), fullName: z.string() })

/** What the disputed charge paid. */
const DisputedPurchase = z.object({
  purpose: z.enum(['booking', 'deposit', 'gift_card']),
  id: z.uuid(),
  guest: Person,
  /** Of a booking. */
  booking: z
    .object({
      reference: z.string(),
      home: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
    })
    .nullable(),
})

export const AdminDispute = z.object({
  id: z.uuid(),
  /** The processor's id, by which it is found in its dashboard. */
  processorId: z.string(),
  state: DisputeFilter,
  isInquiry: z.boolean(),
  reason: DisputeReason,
  amount: Money,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  hasDraft: z.boolean(),
  /** Null for a charge that Marea did not make. */
  purchase: DisputedPurchase.nullable(),
})
export type AdminDispute = z.infer<typeof AdminDispute>

export const FraudWarning = z.object({
  id: z.uuid(),
  warnedAt: z.iso.datetime(),
  fraudType: z.string(),
  charged: Money,
  refunded: Money,
  /** What the processor kept of the payment, which a refund does not return. */
  fee: Money,
  purchase: DisputedPurchase,
})
export type FraudWarning = z.infer<typeof FraudWarning>

export const DisputeList = z.object({
  items: z.array(AdminDispute),
  counts: z.record(DisputeFilter, z.int()),
  /** What the processor holds until open disputes are decided. */
  held: Money,
  /** Of the last 90 days. */
  rate: z.object({ disputes: z.int(), charges: z.int() }),
  /** Payments of which a refund in full would still prevent a dispute. */
  warnings: z.array(FraudWarning),
})
export type DisputeList = z.infer<typeof DisputeList>

/** What a dispute pack is made of. */
export const evidenceItems = [
  'booking',
  'price',
  'house_rules',
  'policy',
  'origin',
  'card',
  'id_check',
  'check_in',
  'messages',
  'emails',
  'earlier_payments',
] as const
export type EvidenceItem = (typeof evidenceItems)[number]

export const OpenedDispute = AdminDispute.extend({
  networkReasonCode: z.string().nullable(),
  /** Card and payment of the disputed charge. */
  card: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  items: z.array(z.object({ item: z.enum(evidenceItems), isFound: z.boolean() })),
  /** The draft, or what was assembled if nobody has saved one. */
  texts: EvidenceDraft,
  /** What would be assembled now, to start again from. */
  assembled: EvidenceDraft,
  /** Ledger entries, oldest first. */
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      from: z.enum(['clearing', 'held', 'fees', 'losses', 'owner', 'wallet', 'gift_card']),
      to: z.enum(['clearing', 'held', 'fees', 'losses', 'owner', 'wallet', 'gift_card']),
      amount: Money,
    }),
  ),
  timeline: z.array(
    z.object({
      at: z.iso.datetime(),
      step: z.enum([
        'paid',
        'id_accepted',
        'checked_in',
        'checked_out',
        'opened',
        'withdrawn',
        'reinstated',
        'submitted',
        'due',
        'closed',
      ]),
      amount: Money.nullable(),
      by: z.string().nullable(),
    }),
  ),
  /** What each outcome costs so far and from here. */
  fees: Money,
  loss: Money,
  bearer: DisputeBearer,
  owner: Person.nullable(),
  /** An administrator has accepted it, and the bank is being told. */
  isAccepted: z.boolean(),
  can: z.array(z.enum(['answer', 'accept', 'refund'])),
  needsApproval: z.boolean(),
  limit: Money,
  approvals: z.array(Approval),
})
export type OpenedDispute = z.infer<typeof OpenedDispute>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const acts = [
  ...problems,
  'identity.confirmation_required',
  'payments.dispute_closed',
  'payments.unreachable',
] as const

export const disputeEndpoints = endpoints({
  'GET /admin/disputes': {
    summary: 'List card disputes by state, those to answer by their deadline, and fraud warnings',
    query: z.strictObject({ show: DisputeFilter.default('to_answer') }),
    result: DisputeList,
    problems,
  },
  'GET /admin/disputes/:id': {
    summary: 'Get a dispute with its money, timeline and the evidence assembled for it',
    params,
    result: OpenedDispute,
    problems,
  },
  'GET /admin/disputes/:id/evidence.pdf': {
    summary: 'Download the evidence file of a dispute as it would be sent, or as it was sent',
    params,
    result: z.string(),
    mediaType: 'application/pdf',
    problems,
  },
  'PUT /admin/disputes/:id/draft': {
    summary: 'Save the texts for the bank and stage them at the processor without submitting',
    params,
    body: z.strictObject({ texts: EvidenceDraft }),
    result: OpenedDispute,
    problems: [...acts, 'payments.evidence_too_long'],
  },
  'POST /admin/disputes/:id/submission': {
    summary: 'Send texts and evidence file to the bank, once and for good',
    params,
    body: z.strictObject({ texts: EvidenceDraft }),
    result: OpenedDispute,
    problems: [...acts, 'payments.evidence_too_long'],
  },
  'POST /admin/disputes/:id/acceptance': {
    summary: 'Accept a dispute as lost, for good',
    params,
    body: z.strictObject({ reason: Reason }),
    result: OpenedDispute,
    problems: [...acts, 'approvals.own_money', 'approvals.waiting'],
  },
})
