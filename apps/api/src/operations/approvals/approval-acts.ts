import type { Approval } from '@marea/contract/platform/approvals.ts'
import { cancelByTwo } from '#bookings/admin/cancel-as-admin.ts'
import { refundByTwo } from '#bookings/admin/refund-part.ts'
import { grantByTwo, removeByTwo } from '#identity/people/change-role.ts'
import { lockByTwo, unlockByTwo } from '#identity/people/lock-person.ts'
import { resetSecondFactorByTwo } from '#identity/people/people.ts'
import { acceptByTwo } from '#payments/dispute-cases/accept-dispute.ts'
import { refundGiftCardByTwo } from '#payments/gift-cards/admin/refund-as-admin.ts'
import { closeMonthByTwo } from '#payments/reconciliation/months.ts'
import { type ApprovalActs, approve } from '#platform/approvals/approvals.ts'
import { raiseLimitByTwo } from '#platform/approvals/limits/change-limit.ts'
import type { Ctx } from '#platform/ctx.ts'
import { approveByTwo } from '#wallet/payouts/admin/decide-withdrawal.ts'

const acts: ApprovalActs = {
  booking_refund: refundByTwo,
  booking_cancellation: cancelByTwo,
  gift_card_refund: refundGiftCardByTwo,
  withdrawal: approveByTwo,
  dispute_acceptance: acceptByTwo,
  month_closing: closeMonthByTwo,
  approval_limit: raiseLimitByTwo,
  admin_grant: grantByTwo,
  admin_removal: removeByTwo,
  account_lock: lockByTwo,
  account_unlock: unlockByTwo,
  second_factor_reset: resetSecondFactorByTwo,
}

export function approveRequest(ctx: Ctx, id: string, amount: number): Promise<Approval> {
  return approve(ctx, id, { amount, acts })
}
