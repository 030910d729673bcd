import { z } from 'zod'
import { Approval, Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { GuestWithdrawal, withdrawalStatuses } from './endpoints.ts'

/** Why an administrator should look at a withdrawal before approving it. */
const withdrawalWarnings = [
  'account_new',
  'account_returned',
  'larger_than_before',
  'just_below_limit',
  'split',
  'security_changed',
] as const
export type WithdrawalWarning = (typeof withdrawalWarnings)[number]

/** A list of this length may be cut off. */
export const withdrawalsListed = 500

export const AdminWithdrawal = GuestWithdrawal.extend({
  requestedAt: z.iso.datetime(),
  /** From the request to its decision, or until now. */
  waitingHours: z.int(),
  bankKind: z.enum(['checking', 'savings']),
  /** Alone or together with other approved withdrawals of the same person or account in 7 days. */
  needsApproval: z.boolean(),
  /** Requests for a second approver, oldest first. */
  approvals: z.array(Approval),
  warnings: z.array(z.enum(withdrawalWarnings)),
  checks: z.object({
    memberSince: z.iso.datetime(),
    accountAddedAt: z.iso.datetime(),
    /** Earlier withdrawals to the same bank account. */
    accountPaid: z.int(),
    accountReturned: z.int(),
    largestPaid: Money.nullable(),
    /** The last change of password or email within 90 days. */
    securityChangedAt: z.iso.datetime().nullable(),
  }),
  /** The batch it is in; null before it is in one. */
  batchId: z.uuid().nullable(),
})
export type AdminWithdrawal = z.infer<typeof AdminWithdrawal>

const LedgerLine = z.object({
  id: z.int(),
  kind: z.string(),
  amount: Money,
  balance: Money,
  at: z.iso.datetime(),
  isThis: z.boolean(),
})

export const OpenedWithdrawal = AdminWithdrawal.extend({
  ledger: z.array(LedgerLine),
  available: Money,
})
export type OpenedWithdrawal = z.infer<typeof OpenedWithdrawal>

export const WithdrawalSummary = z.object({
  counts: z.record(z.enum(withdrawalStatuses), z.int()),
  requested: Money,
  /** Withdrawals above it need two approvers. */
  limit: Money,
  /** A request should be decided within this time. */
  targetHours: z.int(),
  /** Approved withdrawals that are in no batch yet, by country. */
  toBatch: z.array(z.object({ country: z.enum(['US', 'MX']), count: z.int(), amount: Money })),
})
export type WithdrawalSummary = z.infer<typeof WithdrawalSummary>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const stepProblems = [...problems, 'wallet.withdrawal_step_refused', 'approvals.own_money'] as const

export const adminWithdrawalEndpoints = endpoints({
  'GET /admin/withdrawals': {
    summary:
      'List withdrawals in one state with their checks: open ones oldest first, finished ones newest first',
    query: z.strictObject({ status: z.enum(withdrawalStatuses).default('requested') }),
    result: z.array(AdminWithdrawal),
    problems,
  },
  'GET /admin/withdrawals/summary': {
    summary: 'Count the withdrawals in each state, and what needs a second approver',
    result: WithdrawalSummary,
    problems,
  },
  'GET /admin/withdrawals/:id': {
    summary: 'Get a withdrawal with its checks and the account’s latest transactions',
    params,
    result: OpenedWithdrawal,
    problems,
  },
  'POST /admin/withdrawals/:id/approval': {
    summary: 'Approve a withdrawal, or request a second approval above the limit',
    params,
    result: AdminWithdrawal,
    problems: [...stepProblems, 'approvals.waiting'],
  },
  'POST /admin/withdrawals/:id/rejection': {
    summary:
      'Decline a withdrawal, or stop an approved one, with a reason the person will see; the money and the fee are refunded',
    params,
    body: z.strictObject({ reason: Reason }),
    result: AdminWithdrawal,
    problems: [...stepProblems, 'payouts.file_downloaded'],
  },
})
