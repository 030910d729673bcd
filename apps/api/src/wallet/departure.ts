import type { DataPart } from '#identity/data.ts'
import type { ReasonToStay } from '#identity/departure.ts'
import { personOf } from '#identity/user.ts'
import { chart } from './chart.ts'
import { listLines } from './history-store.ts'
import { findBalance } from './store.ts'

/** Money is not left behind: it is spent or withdrawn first. */
export const moneyStays: ReasonToStay = async (ctx, userId) => {
  const available = await findBalance(ctx.db, chart.wallet(userId))
  const onHold = await findBalance(ctx.db, chart.depositHold(userId))
  return available + onHold > 0 ? 'wallet.stays.balance' : undefined
}

export const walletData: DataPart = async (ctx) => {
  const account = chart.wallet(personOf(ctx).userId)
  const lines = await listLines(ctx.db, account, { limit: 100_000 })
  return { wallet: lines.map((line) => ({ ...line, postedAt: line.postedAt.toString() })) }
}
