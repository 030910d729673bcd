import { z } from 'zod'
import { Money } from './money.ts'

/** What needs a second administrator above a limit; kinds are stored values. */
const limitedKinds = [
  'booking_refund',
  'booking_cancellation',
  'gift_card_refund',
  'withdrawal',
] as const

export const LimitedKind = z.enum(limitedKinds)
export type LimitedKind = z.infer<typeof LimitedKind>

/** Raising a limit always needs one. */
export const ApprovalKind = z.enum([...limitedKinds, 'approval_limit'])
export type ApprovalKind = z.infer<typeof ApprovalKind>

const Administrator = z.object({ id: z.uuid(), fullName: z.string() })

export const Approval = z.object({
  id: z.uuid(),
  kind: ApprovalKind,
  /** What it is about, such as `booking:<id>`. */
  subject: z.string(),
  amount: Money,
  reason: z.string(),
  askedBy: Administrator,
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  verdict: z.enum(['approved', 'declined', 'expired']).nullable(),
  decidedBy: Administrator.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string(),
  /** Nobody approves what they asked for. */
  canApprove: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

export const Reason = z.string().trim().min(3).max(500)
