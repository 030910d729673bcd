import type { BalanceLine } from '@marea/contract/statements/financials/balance.ts'
import type { Ctx } from '#platform/ctx.ts'
import { payableLines } from '#wallet/ledger/payable.ts'
import { readLineFacts } from './line-facts.ts'
import { requireOwner } from './require-owner.ts'

export async function listBalanceLines(
  ctx: Ctx,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ items: BalanceLine[]; next: number | null }> {
  const { ownerId } = await requireOwner(ctx)
  const found = await payableLines(ctx, ownerId, { before, limit: limit + 1 })
  const lines = found.slice(0, limit)
  const factsOf = await readLineFacts(ctx, lines)
  return {
    items: lines.map((line) => ({
      ...factsOf(line),
      number: line.number,
      amount: line.amount,
      balance: line.balance,
      at: line.postedAt.toString(),
    })),
    next: found.length > limit ? (lines.at(-1)?.number ?? null) : null,
  }
}
