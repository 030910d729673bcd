import { randomUUID } from 'node:crypto'
import type { Bill } from '#expenses/post-expense.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordStep } from './record-step.ts'
import { insertRequest } from './request-store.ts'

export async function askOwner(
  ctx: TransactionCtx,
  { paidBy, recordedBy, ...bill }: Bill,
): Promise<string> {
  const request = { ...bill, id: randomUUID(), requestedBy: recordedBy, requestedAt: ctx.now }
  await insertRequest(ctx.db, request)
  await recordStep(ctx, request, 'requested')
  return request.id
}
