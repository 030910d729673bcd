import type { OwnerPayouts, PayoutSchedule } from '@marea/contract/statements/financials/payouts.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { requireOwner } from '#statements/financials/require-owner.ts'
import { payoutAccounts } from '#wallet/payouts/pay-owner.ts'
import { nextPayoutDay } from './payout-days.ts'
import { ownPayouts } from './payouts.ts'
import { lockSchedule, upsertSchedule } from './schedule-store.ts'

/** The first payout by a new schedule is tomorrow at the earliest. */
export async function setPayoutSchedule(ctx: Ctx, chosen: PayoutSchedule): Promise<OwnerPayouts> {
  const { ownerId } = await requireOwner(ctx)
  requireRecentSignIn(ctx)
  const { frequency, weekday, monthDay, minimum, bankAccountId } = chosen
  const isWhole =
    (frequency === 'weekly') === (weekday !== null) &&
    (frequency === 'monthly') === (monthDay !== null)
  if (!isWhole) throw new Problem('payouts.schedule_refused')
  const accounts = await payoutAccounts(ctx, ownerId)
  if (bankAccountId !== null && !accounts.some(({ id }) => id === bankAccountId)) {
    throw new Problem('resource.not_found')
  }
  await inTransaction(ctx, async (ctx) => {
    await lockSchedule(ctx.db, ownerId)
    await upsertSchedule(ctx.db, {
      ownerId,
      frequency,
      weekday,
      monthDay,
      minimumAmount: minimum,
      bankAccountId,
      nextOn: nextPayoutDay(chosen, todayOf(ctx)),
      changedAt: ctx.now,
    })
    await recordEvent(ctx, {
      kind: 'owners.payout_schedule_set',
      subject: `user:${ownerId}`,
      data: { frequency, weekday, monthDay, minimum, bankAccountId },
    })
  })
  return ownPayouts(ctx)
}
