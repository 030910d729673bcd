import type { moneyKinds } from '@marea/contract/notifications/kinds/money.ts'
import type { EventBefore } from '@marea/contract/notifications/kinds.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { findStay } from './facts-store.ts'
import { type NoticesOf, userIn } from './notices.ts'

const withdrawalStates = {
  'wallet.withdrawal_requested': 'requested',
  'wallet.withdrawal_approved': 'approved',
  'wallet.withdrawal_sent': 'sent',
  'wallet.withdrawal_paid': 'paid',
  'wallet.withdrawal_rejected': 'rejected',
  'wallet.withdrawal_returned': 'returned',
} as const

const disputeStates: Record<string, 'opened' | 'won' | 'lost'> = {
  needs_response: 'opened',
  under_review: 'opened',
  won: 'won',
  lost: 'lost',
}

export const moneyNotices: NoticesOf<typeof moneyKinds> = {
  deposit_credited: tellOfAmount,
  deposit_failed: tellOfAmount,
  refund_failed: tellOfAmount,
  /** Only the user's own wallet; what Marea owes an owner is a payout. */
  async withdrawal_updated(ctx, event) {
    if (event.data.source === 'payable') return []
    const { amount, bank, recipientId } = await withdrawalIn(ctx, event)
    return [{ recipientId, facts: { amount, bank, state: withdrawalStates[event.kind] } }]
  },
  async statement_ready(_ctx, { subject, data: { month } }) {
    return [{ recipientId: userIn(subject), facts: { month } }]
  },
  async payout_sent(ctx, event) {
    if (event.data.source !== 'payable') return []
    const { amount, bank, day, payoutId, recipientId } = await withdrawalIn(ctx, event)
    return [{ recipientId, facts: { amount, bank, day, payoutId } }]
  },
  /** An inquiry holds nothing, so its owner hears of it only if it becomes a dispute. */
  async stay_disputed(ctx, { data: { purpose, reference: bookingId, status } }) {
    const stay = purpose === 'booking' ? await findStay(ctx.db, bookingId) : undefined
    const state = disputeStates[status]
    if (!stay || !state) return []
    const { ownerId: recipientId, reference, home } = stay
    return [{ recipientId, facts: { bookingId, reference, home, state } }]
  },
}

async function tellOfAmount(
  _ctx: Ctx,
  { subject, data: { amount } }: { subject: string; data: { amount: number } },
) {
  return [{ recipientId: userIn(subject), facts: { amount } }]
}

async function withdrawalIn(ctx: Ctx, { subject, data }: Event<EventBefore<'withdrawal_updated'>>) {
  const { amount, withdrawalId: payoutId } = data
  const { bankAccount, arrivesOn: day } = await showWithdrawal(ctx, payoutId)
  const bank = `${bankAccount.bankName} ${bankAccount.lastFour}`
  return { amount, bank, day, payoutId, recipientId: userIn(subject) }
}
