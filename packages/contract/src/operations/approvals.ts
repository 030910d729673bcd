import { z } from 'zod'
import { Approval, LimitedKind, Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { settingOf } from '#platform/settings/settings.ts'

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

/** In cents. A higher one would be no limit. */
export const maxApprovalLimit = 1_000_000_00

/** In cents; a change applies at once, or when a second administrator approves it. */
export const ApprovalLimit = settingOf(LimitedKind, z.int()).extend({
  /** A raise that waits for a second administrator. */
  asked: z.object({ amount: Money, by: z.string() }).nullable(),
})
export type ApprovalLimit = z.infer<typeof ApprovalLimit>

export const approvalsEndpoints = endpoints({
  'GET /admin/approvals': {
    summary: 'List requests for a second administrator, oldest first, and the limits',
    result: z.object({
      items: z.array(Approval),
      limits: z.array(ApprovalLimit),
    }),
    problems,
  },
  'POST /admin/approvals/:id/approval': {
    summary: 'Approve as the second administrator; the requested action takes effect right away',
    params,
    /** The amount that was shown, in cents, so that no other amount is approved. */
    body: z.strictObject({ amount: z.int().min(0) }),
    result: Approval,
    problems: [
      ...problems,
      'approvals.own_request',
      'approvals.own_money',
      'approvals.too_new',
      'operations.admin_unconfirmed',
      'approvals.decided',
      'approvals.expired',
      'approvals.amount_changed',
      'booking.state_refused',
      'booking.refund_exceeds',
      'gift_cards.not_refundable',
      'wallet.withdrawal_step_refused',
    ],
  },
  'PUT /admin/approval-limits/:kind': {
    summary: 'Lower a limit right away, or ask a second administrator to raise it',
    params: z.strictObject({ kind: LimitedKind }),
    body: z.strictObject({ value: z.int().min(0).max(maxApprovalLimit), reason: Reason }),
    result: z.array(ApprovalLimit),
    problems: [...problems, 'approvals.waiting', 'settings.unchanged'],
  },
  'POST /admin/approvals/:id/refusal': {
    summary: 'Decline a request with a reason, or withdraw your own',
    params,
    body: z.strictObject({ reason: Reason }),
    result: Approval,
    problems: [...problems, 'approvals.own_money', 'approvals.decided', 'approvals.expired'],
  },
})
