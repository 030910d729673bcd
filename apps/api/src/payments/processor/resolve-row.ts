import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { post } from '#wallet/ledger/post.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { moveToProcessor } from './store-transactions.ts'
import { lockTransaction, updateResolution } from './transaction-store.ts'

type Resolution = { resolution: 'posted' | 'explained'; reason: string }
const done = { done: true } as const

/** Posted, the difference is what the processor kept or added beside payments. */
export async function resolveRow(ctx: Ctx, id: string, { resolution, reason }: Resolution) {
  await inTransaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    if (row.problem === null || row.resolution !== null) {
      throw new Problem('reconciliation.decided')
    }
    const entryId = resolution === 'posted' ? await postDifference(ctx, row) : null
    const decided = { resolvedBy: administratorOf(ctx).userId, resolvedAt: ctx.now, entryId }
    await updateResolution(ctx.db, id, { resolution, reason, ...decided })
    await recordAct(ctx, `reconciliation.row_${resolution}`, row, reason)
  })
  return done
}

export async function undoRow(ctx: Ctx, id: string) {
  await inTransaction(ctx, async (ctx) => {
    const row = await lock(ctx, id)
    if (row.resolution === null) return
    if (row.entryId !== null) {
      const key = `processor-row:${id}:${row.entryId}:reversal`
      await reverse(ctx, row.entryId, { key, kind: 'processor.undone' })
    }
    const open = { resolution: null, reason: '', resolvedBy: null, resolvedAt: null, entryId: null }
    await updateResolution(ctx.db, id, open)
    await recordAct(ctx, 'reconciliation.row_reopened', row, '')
  })
  return done
}

async function lock(ctx: TransactionCtx, id: string) {
  const row = await lockTransaction(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  return row
}

type Row = Awaited<ReturnType<typeof lock>>

async function postDifference(
  ctx: TransactionCtx,
  { id, difference, currency }: Row,
): Promise<number> {
  if (currency !== 'USD') throw new Problem('reconciliation.currency_unknown')
  const entry = await post(ctx, {
    key: `processor-row:${id}:${ctx.now.epochMilliseconds}`,
    kind: 'processor.difference',
    reference: `transaction:${id}`,
    moves: [moveToProcessor(difference)],
  })
  return entry.id
}

async function recordAct(
  ctx: TransactionCtx,
  act: AdminAct,
  { id, difference }: Row,
  reason: string,
): Promise<void> {
  const details = { reason, amount: difference }
  await recordAdminAct(ctx, { act, subject: `processor_row:${id}`, details })
}
