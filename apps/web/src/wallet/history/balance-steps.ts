import type { WalletTransaction } from '@marea/contract/wallet/endpoints.ts'

type BalanceStep = { at: number; balance: number }

const dayMs = 86_400_000
const days = 60

/**
 * The balance after each day of the last two months that changed it, starting from the balance before.
 * Entries of one instant may be posted in another order, so it is computed backward from the newest.
 */
export function balanceSteps(newestFirst: WalletTransaction[], now: number): BalanceStep[] {
  const since = now - days * dayMs
  const byDay = new Map<number, BalanceStep>()
  let balance = newestFirst[0]?.balance.amount ?? 0
  for (const { at, amount } of newestFirst.toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  )) {
    const time = Date.parse(at)
    if (time < since) break
    const day = Math.floor(time / dayMs)
    if (!byDay.has(day)) byDay.set(day, { at: time, balance })
    balance -= amount.amount
  }
  return [{ at: since, balance }, ...[...byDay.values()].reverse()].filter(
    (step, index, all) => step.balance !== all[index - 1]?.balance,
  )
}
