import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import type { AdminWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import type { GuestWithdrawal } from '@marea/contract/wallet/endpoints.ts'
import { endsAccount } from '@marea/contract/wallet/return-codes.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import {
  type ApprovedAct,
  actOrRequest,
  declineOpen,
  requireOthers,
} from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockBatchOf } from '#wallet/payouts/payout-store.ts'
import { payWithdrawal, returnWithdrawal } from '#wallet/payouts/payouts.ts'
import { approveWithdrawal, rejectWithdrawal, type Why } from '#wallet/payouts/withdrawal-steps.ts'
import { lockWithdrawal } from '#wallet/payouts/withdrawal-store.ts'
import { listHolders, listWaitingBeside } from './admin-store.ts'
import { adminWithdrawal, approvedBefore } from './admin-withdrawals.ts'

/** Above the limit the first approval only asks a second administrator. */
export async function approveAsAdmin(ctx: Ctx, id: string): Promise<AdminWithdrawal> {
  await inTransaction(ctx, async (ctx) => {
    const { status, amount, concerns } = await lock(ctx, id)
    const subject = `withdrawal:${id}` as const
    const request = {
      kind: 'withdrawal',
      subject,
      amount,
      terms: {},
      reason: '',
      concerns,
    } as const
    const earlier = () => approvedBefore(ctx, id)
    if (status !== 'requested') await approveNow(ctx, id)
    else await actOrRequest(ctx, { ...request, earlier }, () => approveNow(ctx, id))
  })
  return adminWithdrawal(ctx, id)
}

/** Runs after the second approval of a withdrawal. */
export async function approveByTwo(ctx: TransactionCtx, { subject, amount }: ApprovedAct) {
  const id = subject.slice('withdrawal:'.length)
  if ((await lock(ctx, id)).amount !== amount) throw new Problem('approvals.amount_changed')
  await approveNow(ctx, id)
}

function approveNow(ctx: TransactionCtx, id: string): Promise<void> {
  return step(ctx, id, {
    act: 'wallet.withdrawal_approved',
    take: (ctx) => approveWithdrawal(ctx, id),
  })
}

/** Declines a request, or stops a withdrawal that was approved. */
export async function rejectAsAdmin(
  ctx: Ctx,
  id: string,
  reason: string,
): Promise<AdminWithdrawal> {
  await inTransaction(ctx, (ctx) => reject(ctx, id, { reason }))
  return adminWithdrawal(ctx, id)
}

async function reject(ctx: TransactionCtx, id: string, why: Why): Promise<void> {
  await lockBatchOf(ctx.db, id)
  const { status } = await lock(ctx, id)
  await step(ctx, id, {
    act: status === 'approved' ? 'wallet.withdrawal_stopped' : 'wallet.withdrawal_rejected',
    async take(ctx) {
      await declineOpen(ctx, `withdrawal:${id}`, why.reason)
      return rejectWithdrawal(ctx, id, why)
    },
  })
}

export async function payAsAdmin(ctx: Ctx, id: string): Promise<AdminWithdrawal> {
  const act = 'wallet.withdrawal_paid'
  await inTransaction(ctx, (ctx) => step(ctx, id, { act, take: (ctx) => payWithdrawal(ctx, id) }))
  return adminWithdrawal(ctx, id)
}

/** After a code that says the account is unusable, whatever else waits to be paid to it is rejected too. */
export async function returnAsAdmin(ctx: Ctx, id: string, why: Why): Promise<AdminWithdrawal> {
  await inTransaction(ctx, async (ctx) => {
    const act = 'wallet.withdrawal_returned'
    await step(ctx, id, { act, take: (ctx) => returnWithdrawal(ctx, id, why) })
    if (!why.returnCode || !endsAccount(why.returnCode)) return
    for (const waiting of await listWaitingBeside(ctx.db, id)) await reject(ctx, waiting, why)
  })
  return adminWithdrawal(ctx, id)
}

type Step = { act: AdminAct; take: (ctx: TransactionCtx) => Promise<GuestWithdrawal> }

/** A repeated step changes nothing and is not recorded again. */
async function step(ctx: TransactionCtx, id: string, { act, take }: Step): Promise<void> {
  const before = await lock(ctx, id)
  const { status, amount } = await take(ctx)
  if (status === before.status) return
  const details = { amount: amount.amount }
  await recordAdminAct(ctx, { act, subject: `withdrawal:${id}`, details })
}

/** Administrators cannot decide about their own withdrawal, nor about one to a bank account that is also theirs. */
async function lock(ctx: TransactionCtx, id: string) {
  const row = await lockWithdrawal(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  const concerns = await listHolders(ctx.db, row.bankAccountId)
  requireOthers(ctx, concerns)
  return { ...row, concerns }
}
