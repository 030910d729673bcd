import { replaceReceipt, type StoredReceipt, sendReceipt } from '#expenses/receipts/receipts.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { requireRequest } from './expense-requests.ts'
import { lockRequest } from './request-store.ts'

/** Only while the owner has not decided: the receipt of an approved request is the expense's. */
export async function storeQuote(
  ctx: Ctx,
  requestId: string,
  upload: Buffer,
): Promise<StoredReceipt> {
  await requireRequest(ctx, requestId)
  return replaceReceipt(ctx, upload, async (ctx) => {
    await lockRequest(ctx.db, requestId)
    const { decision } = await requireRequest(ctx, requestId)
    if (decision) throw new Problem('owners.expense_request_decided')
    return { requestId }
  })
}

export async function showQuote(ctx: Ctx, requestId: string): Promise<RawResponse> {
  await requireRequest(ctx, requestId)
  return sendReceipt(ctx, { requestId })
}
