import { addDays } from '@marea/contract/platform/time/days.ts'
import type { WalletTransaction } from '@marea/contract/wallet/endpoints.ts'

type BalanceStep = { day: string; balance: number }

const days = 60

/**
 * The balance after each day of the last two months that changed it, starting from the balance
 * before. Entries of one instant may be posted in another order, so it is computed backward from
 * the newest. Days are the company's, as everywhere in the wallet.
 */
export function balanceSteps(
  newestFirst: WalletTransaction[],
  today: string,
  dateOf: (instant: string) => string,
): BalanceStep[] {
  const since = addDays(today, -days)
  const byDay = new Map<string, BalanceStep>()
  let balance = newestFirst[0]?.balance.amount ?? 0
  for (const { at, amount } of newestFirst.toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  )) {
    const day = dateOf(at)
    if (day <= since) break
    if (!byDay.has(day)) byDay.set(day, { day, balance })
    balance -= amount.amount
  }
  return [{ day: since, balance }, ...[...byDay.values()].reverse()].filter(
    (step, index, all) => step.balance !== all[index - 1]?.balance,
  )
}
