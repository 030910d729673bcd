import type { WalletTransaction } from '@marea/contract/wallet.ts'

export type BalanceStep = { at: number; balance: number }

const dayMs = 86_400_000
const days = 60

/** The balance after each day that changed it within the last two months, from where it stood before. */
export function balanceSteps(newestFirst: WalletTransaction[], now: number): BalanceStep[] {
  const since = now - days * dayMs
  const lines = newestFirst.toReversed()
  const before = lines.findLast(({ at }) => Date.parse(at) < since)
  const shown = lines.filter(({ at }) => Date.parse(at) >= since)
  const [first] = shown
  const start = before?.balance.amount ?? (first ? first.balance.amount - first.amount.amount : 0)
  const byDay = new Map(shown.map((line) => [dayOf(line.at), line]))
  return [
    { at: since, balance: start },
    ...[...byDay.values()].map(({ at, balance }) => ({
      at: Date.parse(at),
      balance: balance.amount,
    })),
  ]
}

function dayOf(instant: string): number {
  return Math.floor(Date.parse(instant) / dayMs)
}
