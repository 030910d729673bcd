import { usd } from '@marea/contract/platform/money.ts'
import type { PayoutReturn } from '@marea/contract/wallet/payouts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { traceNumber } from '#wallet/payouts/nacha.ts'
import { type NachaReturn, readReturns } from '#wallet/payouts/nacha-returns.ts'
import { requireAch } from '#wallet/payouts/payout-file.ts'
import { findByTrace } from '#wallet/payouts/payout-store.ts'
import { returnAsAdmin } from './decide-withdrawal.ts'

/** Returns the payments in a bank's file, each once; the same file again changes nothing. */
export async function applyReturns(ctx: Ctx, file: string): Promise<PayoutReturn[]> {
  const returns = readReturns(file)
  if (returns.length === 0) throw new Problem('payouts.returns_unreadable')
  const results: PayoutReturn[] = []
  for (const each of returns) results.push(await applyReturn(ctx, each))
  return results
}

async function applyReturn(ctx: Ctx, given: NachaReturn): Promise<PayoutReturn> {
  const { code, traceNumber: named } = given
  const trace = Number(named.slice(8))
  const isOurs = traceNumber(requireAch(ctx).bankRouting, trace) === named
  const payment = isOurs ? await findByTrace(ctx.db, trace) : undefined
  const outcome = outcomeOf(given, payment)
  if (payment && outcome === 'returned') {
    await returnAsAdmin(ctx, payment.id, { reason: '', returnCode: code })
  }
  return {
    outcome,
    code,
    traceNumber: named,
    amount: usd(given.amount),
    withdrawalId: payment?.id ?? null,
    name: payment?.fullName ?? null,
  }
}

type Payment = NonNullable<Awaited<ReturnType<typeof findByTrace>>>

/** A payment that was not sent, or was sent with another amount, is left for a person to check. */
function outcomeOf(given: NachaReturn, payment: Payment | undefined): PayoutReturn['outcome'] {
  if (!payment) return 'unknown'
  if (payment.status === 'returned') return 'known'
  const isSent = payment.status === 'sent' || payment.status === 'paid'
  return isSent && payment.amount === given.amount ? 'returned' : 'differs'
}
