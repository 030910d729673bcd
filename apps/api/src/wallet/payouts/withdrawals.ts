import { moneyIn } from '@marea/contract/platform/money.ts'
import type { GuestWithdrawal, Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { WithdrawalStatus } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { listSteps, listWithdrawals } from './withdrawal-store.ts'

export async function ownWithdrawals(ctx: Ctx): Promise<Withdrawal[]> {
  const shown = await show(ctx, { userId: personOf(ctx).userId, source: 'wallet' })
  return shown.map(({ guest: _, ...withdrawal }) => withdrawal)
}

export async function payoutsOf(ctx: Ctx, ownerId: string): Promise<Withdrawal[]> {
  const shown = await show(ctx, { userId: ownerId, source: 'payable' })
  return shown.map(({ guest: _, ...withdrawal }) => withdrawal)
}

export function withdrawalsIn(ctx: Ctx, status: WithdrawalStatus): Promise<GuestWithdrawal[]> {
  return show(ctx, { status })
}

export async function showWithdrawal(ctx: Ctx, id: string): Promise<GuestWithdrawal> {
  const [withdrawal] = await show(ctx, { id })
  if (!withdrawal) throw new Problem('resource.not_found')
  return withdrawal
}

async function show(
  ctx: Ctx,
  requested: Parameters<typeof listWithdrawals>[1],
): Promise<GuestWithdrawal[]> {
  const rows = await listWithdrawals(ctx.db, requested)
  const ids = rows.map(({ id }) => id)
  const steps = Map.groupBy(await listSteps(ctx.db, ids), ({ withdrawalId }) => withdrawalId)
  return rows.map(({ id, amount, fee, status, arrivesOn, ...row }) => ({
    id,
    source: row.source,
    amount: moneyIn(row, amount),
    fee: moneyIn(row, fee),
    status,
    arrivesOn: arrivesOn.toString(),
    bankAccount: { country: row.country, bankName: row.bankName, lastFour: row.lastFour },
    steps: (steps.get(id) ?? []).map(({ status, takenAt, reason, returnCode }) => ({
      status,
      at: takenAt.toString(),
      reason,
      returnCode,
    })),
    guest: { id: row.userId, fullName: row.fullName, email: row.email },
  }))
}
