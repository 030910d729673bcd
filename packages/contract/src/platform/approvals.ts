import { z } from 'zod'
import { Money } from './money.ts'

/** What needs a second administrator above a limit; kinds are stored values. */
const limitedKinds = [
  'booking_refund',
  'booking_cancellation',
  'gift_card_refund',
  'withdrawal',
  'dispute_acceptance',
] as const

export const LimitedKind = z.enum(limitedKinds)
export type LimitedKind = z.infer<typeof LimitedKind>

/** Makes a person an administrator or changes a colleague; has no amount. */
const accountKinds = [
  'admin_grant',
  'admin_removal',
  'account_lock',
  'account_unlock',
  'second_factor_reset',
] as const
export type AccountKind = (typeof accountKinds)[number]

export function isAccountKind(kind: string): kind is AccountKind {
  return accountKinds.some((each) => each === kind)
}

/** Raising a limit and changing administrators always needs one. */
export const ApprovalKind = z.enum([
  ...limitedKinds,
  'month_closing',
  'approval_limit',
  ...accountKinds,
])
export type ApprovalKind = z.infer<typeof ApprovalKind>

/** No one approves their own request, an act about themselves, or anything while they are new. */
const approvalObstacles = ['own_request', 'own_money', 'too_new'] as const

const Administrator = z.object({ id: z.uuid(), fullName: z.string() })

export const Approval = z.object({
  id: z.uuid(),
  kind: ApprovalKind,
  /** The subject, such as `booking:<id>`. */
  subject: z.string(),
  /** The name, where it is about a person. */
  about: z.string().nullable(),
  /** Zero for what moves no money. */
  amount: Money,
  reason: z.string(),
  askedBy: Administrator,
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  verdict: z.enum(['approved', 'declined', 'expired']).nullable(),
  decidedBy: Administrator.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string(),
  canApprove: z.boolean(),
  /** Why the reader may not approve it; null also when it is no longer open. */
  obstacle: z.enum(approvalObstacles).nullable(),
})
export type Approval = z.infer<typeof Approval>

export const Reason = z.string().trim().min(3).max(500)
