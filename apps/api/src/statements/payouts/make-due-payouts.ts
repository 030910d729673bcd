import { inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { PayoutOutcome } from '#platform/generated/database.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { payableBalance } from '#wallet/ledger/payable.ts'
import { payOwner, payoutAccounts } from '#wallet/payouts/pay-owner.ts'
import { canWithdraw } from '#wallet/payouts/withdrawals-open.ts'
import { payoutCounters } from './metrics.ts'
import { nextPayoutDay, payoutTime } from './payout-days.ts'
import { heldBack } from './reserve.ts'
import {
  hasConfirmedEmail,
  insertRun,
  listDueOwners,
  lockSchedule,
  updateNextDay,
} from './schedule-store.ts'

export const makeDuePayouts: FanOut = {
  name: 'owners.make-due-payouts',
  cron: '13 * * * *',
  list: (ctx) => listDueOwners(ctx.db, todayOf(ctx)),
  handle: (ctx, ownerId) => inTransaction(ctx, (ctx) => makeDuePayout(ctx, ownerId)),
  onFailure: () => payoutCounters.add('failed'),
}

type Schedule = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>

/** The run and the payout are one transaction under the schedule's lock, so each due day is paid once. */
async function makeDuePayout(ctx: TransactionCtx, ownerId: string): Promise<void> {
  const schedule = await lockSchedule(ctx.db, ownerId)
  const dueOn = schedule?.nextOn
  if (!schedule || !dueOn) return
  if (Temporal.Instant.compare(payoutTime(ctx.companyTimeZone, dueOn.toString()), ctx.now) > 0)
    return
  const made = await payIfPossible(ctx, schedule, dueOn.toString())
  await insertRun(ctx.db, { ownerId, dueOn, ranAt: ctx.now, ...made })
  await updateNextDay(ctx.db, ownerId, nextPayoutDay(schedule, todayOf(ctx)))
  if (made.outcome === 'paid') return payoutCounters.addOnCommit(ctx.db, 'scheduled')
  payoutCounters.addOnCommit(ctx.db, 'skipped')
  await recordEvent(ctx, {
    kind: 'owners.payout_skipped',
    subject: `user:${ownerId}`,
    data: { dueOn: dueOn.toString(), reason: made.outcome },
  })
}

type Made =
  | { outcome: 'paid'; withdrawalId: string }
  | { outcome: Exclude<PayoutOutcome, 'paid'>; withdrawalId: null }

async function payIfPossible(
  ctx: TransactionCtx,
  { ownerId, bankAccountId, minimumAmount }: Schedule,
  dueOn: string,
): Promise<Made> {
  if (!(await canWithdraw(ctx, ownerId))) return skipped('closed')
  const reserve = await heldBack(ctx, ownerId)
  const available = await payableBalance(ctx, ownerId)
  if (available - reserve < minimumAmount) return skipped('below_minimum')
  if (!(await hasConfirmedEmail(ctx.db, ownerId))) return skipped('email_unconfirmed')
  const accounts = await payoutAccounts(ctx, ownerId)
  const account = accounts.find(({ id, isDefault }) =>
    bankAccountId === null ? isDefault : id === bankAccountId,
  )
  if (!account) return skipped('no_bank_account')
  if (account.isUnusable) return skipped('bank_account_unusable')
  if (account.readyOn !== null) return skipped('bank_account_new')
  const payout = { ownerId, reserve, bankAccountId: account.id, requestKey: `scheduled:${dueOn}` }
  return { outcome: 'paid', withdrawalId: await payOwner(ctx, payout) }
}

function skipped(outcome: Exclude<PayoutOutcome, 'paid'>): Made {
  return { outcome, withdrawalId: null }
}
