import { bankCountries } from '@marea/contract/bank-accounts.ts'
import { usd } from '@marea/contract/money.ts'
import type { Wallet } from '@marea/contract/wallet.ts'
import { personOf } from '#identity/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { chart } from './chart.ts'
import { listPendingHolds } from './hold-store.ts'
import { listYoungLots } from './lot-store.ts'
import { staysOf } from './stays.ts'
import { findBalance } from './store.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'

export async function ownWallet(ctx: Ctx): Promise<Wallet> {
  const { userId } = personOf(ctx)
  const available = await findBalance(ctx.db, chart.wallet(userId))
  const holds = await listPendingHolds(ctx.db, userId)
  const stays = await staysOf(
    ctx,
    holds.map(({ reference }) => reference),
  )
  const lots = await listYoungLots(ctx.db, userId, ctx.now)
  return {
    balance: usd(available + total(holds)),
    available: usd(available),
    onHold: holds.map(({ id, amount, until, reference }) => ({
      id,
      amount: usd(amount),
      until: until.toString(),
      cause: reference,
      stay: stays.get(reference) ?? null,
    })),
    withdrawable: usd(Math.max(0, available - total(lots))),
    maturing: lots.map(({ amount, maturesAt }) => ({
      amount: usd(amount),
      maturesAt: maturesAt.toString(),
    })),
    minimumDeposit: usd(ctx.config.wallet.minimumDeposit),
    withdrawals: {
      isOpen: ctx.config.wallet.canWithdraw,
      terms: bankCountries.map((country) => {
        const { fee, arrivesOn } = withdrawalTerms(ctx, country)
        return { country, fee: usd(fee), arrivesOn: arrivesOn.toString() }
      }),
    },
  }
}

function total(parts: { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
