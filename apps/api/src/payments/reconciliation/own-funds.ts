import { openingKind } from '#payments/bank/candidates.ts'
import { ownFunds } from '#payments/bank/decide-line.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { post } from '#wallet/ledger/post.ts'
import { ledgerPosition } from '#wallet/position.ts'
import { bankSide } from './bank-differences.ts'

/** What no statement explains, such as the money before the first one, counts as Marea's own from now on. */
export async function recordOwnFunds(
  ctx: Ctx,
  { amount, reason }: { amount: number; reason: string },
) {
  await inTransaction(ctx, async (ctx) => {
    const bank = await bankSide(ctx, await ledgerPosition(ctx))
    const rest = bank?.differences.find(({ kind }) => kind === 'outside_statements')
    const left = rest?.amount.amount ?? 0
    if (left !== amount) throw new Problem('reconciliation.changed')
    if (left === 0) return
    await post(ctx, {
      key: `bank-opening:${ctx.now.toString()}`,
      kind: openingKind,
      reference: 'bank:opening',
      moves: [ownFunds(amount)],
    })
    const details = { amount, reason }
    await recordAdminAct(ctx, {
      act: 'reconciliation.own_funds_recorded',
      subject: 'bank:opening',
      details,
    })
  })
  return { done: true } as const
}
