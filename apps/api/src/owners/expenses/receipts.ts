import { randomUUID } from 'node:crypto'
import { reencode } from '#files/image.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { lockExpense } from './expense-store.ts'
import { requireExpense } from './expenses.ts'
import { findReceipt, upsertReceipt } from './receipt-store.ts'

/** Small print stays readable at this size. */
const longSide = 1800

/** Re-encoded, so that no location or camera data remains. */
export async function storeReceipt(ctx: Ctx, expenseId: string, upload: Buffer) {
  await requireExpense(ctx, expenseId, 'full')
  const bytes = await reencode(upload, (picture) =>
    picture
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
  const fileKey = randomUUID()
  await ctx.ports.files.put(filePathOf(fileKey), { bytes, type: 'image/jpeg' })
  return inTransaction(ctx, async (ctx) => {
    await lockExpense(ctx.db, expenseId)
    const before = await findReceipt(ctx.db, expenseId)
    const uploadedBy = personOf(ctx).userId
    await upsertReceipt(ctx.db, { expenseId, fileKey, uploadedBy, uploadedAt: ctx.now })
    if (before) await ctx.ports.jobs.enqueue(ctx.db, removeReceiptJob, { fileKey: before.fileKey })
    return { hasReceipt: true }
  })
}

export async function showReceipt(ctx: Ctx, expenseId: string): Promise<RawResponse> {
  await requireExpense(ctx, expenseId, 'full')
  const receipt = await findReceipt(ctx.db, expenseId)
  const file = receipt && (await ctx.ports.files.get(filePathOf(receipt.fileKey)))
  if (!file) throw new Problem('resource.not_found')
  return rawResponse({ ...file, headers: { 'cache-control': 'no-store' } })
}

export const removeReceiptJob: Job<{ fileKey: string }> = {
  name: 'owners.remove-receipt',
  handle: ({ ports }, { fileKey }) => ports.files.remove(filePathOf(fileKey)),
}

function filePathOf(fileKey: string): string {
  return `receipts/${fileKey}`
}
