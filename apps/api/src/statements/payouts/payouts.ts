import {
  type OwnerPayouts,
  usualPayoutMinimum,
} from '@marea/contract/statements/financials/payouts.ts'
import { sumOpenRequests } from '#expenses/requests/open-requests.ts'
import { requireConfirmedEmail } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listReleases } from '#statements/financials/balance-store.ts'
import { disputedStays } from '#statements/financials/disputed-stays.ts'
import { requireOwner } from '#statements/financials/require-owner.ts'
import { payableBalance } from '#wallet/ledger/payable.ts'
import { payOwner, payoutAccounts } from '#wallet/payouts/pay-owner.ts'
import { payoutsOf } from '#wallet/payouts/withdrawals.ts'
import { canWithdraw } from '#wallet/payouts/withdrawals-open.ts'
import { payoutCounters } from './metrics.ts'
import { nextPayout } from './next-payout.ts'
import { heldBack, reserveOf } from './reserve.ts'
import { findSchedule } from './schedule-store.ts'

const isUnderway = new Set(['requested', 'approved', 'sent'])

export async function ownPayouts(ctx: Ctx): Promise<OwnerPayouts> {
  const { ownerId } = await requireOwner(ctx)
  const [available, reserve, onHold, accounts, schedule, items, releases, waiting] =
    await Promise.all([
      payableBalance(ctx, ownerId),
      reserveOf(ctx, ownerId),
      disputedStays(ctx, ownerId),
      payoutAccounts(ctx, ownerId),
      findSchedule(ctx.db, ownerId),
      payoutsOf(ctx, ownerId),
      listReleases(ctx.db, ownerId),
      sumOpenRequests(ctx.db, ownerId),
    ])
  const shown = {
    frequency: schedule?.frequency ?? 'off',
    weekday: schedule?.weekday ?? null,
    monthDay: schedule?.monthDay ?? null,
    minimum: schedule?.minimumAmount ?? usualPayoutMinimum,
    bankAccountId: schedule?.bankAccountId ?? null,
  } as const
  const on = schedule?.nextOn?.toString()
  return {
    accounts,
    reserve,
    items,
    isOpen: await canWithdraw(ctx, ownerId),
    payable: Math.max(0, available - reserve.amount - onHold.amount),
    underway: items
      .filter(({ status }) => isUnderway.has(status))
      .reduce((sum, { amount }) => sum + amount.amount, 0),
    schedule: shown,
    next: on
      ? nextPayout(ctx.companyTimeZone, {
          on,
          available,
          reserve,
          onHold: onHold.amount,
          releases,
          minimum: shown.minimum,
          waiting: waiting.amount,
        })
      : null,
  }
}

type PayoutRequest = { bankAccountId: string; amount: number; requestKey: string }

/** Only the owner can, and only with a recent sign-in, because the money leaves Marea. */
export async function requestPayout(ctx: Ctx, request: PayoutRequest): Promise<OwnerPayouts> {
  const { ownerId } = await requireOwner(ctx)
  requireConfirmedEmail(ctx)
  requireRecentSignIn(ctx)
  const reserve = await heldBack(ctx, ownerId)
  const payout = await payOwner(ctx, { ...request, ownerId, reserve })
  payoutCounters.add('requested')
  ctx.log.info({ payout }, 'payout requested')
  return ownPayouts(ctx)
}
