import { usd } from '@marea/contract/platform/money.ts'
import { bankCountries } from '@marea/contract/wallet/bank-accounts.ts'
import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listImmatureLots } from '#wallet/deposits/lot-store.ts'
import { listPendingHolds } from '#wallet/holds/hold-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { arrivalOf, withdrawalFee } from '#wallet/payouts/withdrawal-terms.ts'
import { canWithdraw } from '#wallet/payouts/withdrawals-open.ts'
import { staysOf } from './stays.ts'

export async function ownWallet(ctx: Ctx): Promise<Wallet> {
  const { userId } = personOf(ctx)
  const available = await findBalance(ctx.db, ledgerAccounts.wallet(userId))
  const holds = await listPendingHolds(ctx.db, userId)
  const stays = await staysOf(
    ctx,
    holds.map(({ reference }) => reference),
  )
  const lots = await listImmatureLots(ctx.db, userId, ctx.now)
  const cardLots = lots.filter(({ giftCardId }) => giftCardId === null)
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
    gift: usd(total(lots) - total(cardLots)),
    maturing: cardLots.map(({ amount, maturesAt }) => ({
      amount: usd(amount),
      maturesAt: maturesAt.toString(),
    })),
    minimumDeposit: usd(ctx.config.wallet.minimumDeposit),
    withdrawals: {
      isOpen: await canWithdraw(ctx, userId),
      terms: await withdrawalTerms(ctx),
    },
  }
}

async function withdrawalTerms(ctx: Ctx): Promise<Wallet['withdrawals']['terms']> {
  const terms = []
  for (const country of bankCountries) {
    const fee = usd(await withdrawalFee(ctx, country))
    terms.push({ country, fee, arrivesOn: arrivalOf(ctx, country).toString() })
  }
  return terms
}

function total(parts: { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
