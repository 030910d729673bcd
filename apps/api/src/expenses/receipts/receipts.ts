import { randomUUID } from 'node:crypto'
import type { Expense } from '@marea/contract/expenses/expense.ts'
import { lockExpense } from '#expenses/expense-store.ts'
import { requireExpense } from '#expenses/require-expense.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { readReceiptFile } from './receipt-file.ts'
import { deleteReceipt, findReceipt, insertReceipt, type ReceiptOwner } from './receipt-store.ts'
import { receiptTypeOf } from './receipt-type.ts'

export type StoredReceipt = { receipt: NonNullable<Expense['receipt']> }

export async function storeReceipt(
  ctx: Ctx,
  expenseId: string,
  upload: Buffer,
): Promise<StoredReceipt> {
  await requireExpense(ctx, expenseId, 'full')
  return replaceReceipt(ctx, upload, async (ctx) => {
    await lockExpense(ctx.db, expenseId)
    return { expenseId }
  })
}

/** In place of the one before, once the caller has locked what it belongs to. */
export async function replaceReceipt(
  ctx: Ctx,
  upload: Buffer,
  lock: (ctx: TransactionCtx) => Promise<ReceiptOwner>,
): Promise<StoredReceipt> {
  const file = await readReceiptFile(upload)
  const fileKey = randomUUID()
  await ctx.ports.files.put(filePathOf(fileKey), file)
  return inTransaction(ctx, async (ctx) => {
    const owner = await lock(ctx)
    const before = await findReceipt(ctx.db, owner)
    if (before) {
      await deleteReceipt(ctx.db, before.fileKey)
      await ctx.ports.jobs.enqueue(ctx.db, removeReceiptJob, { fileKey: before.fileKey })
    }
    const uploadedBy = personOf(ctx).userId
    const about = { ...owner, fileKey, mediaType: file.type, uploadedBy, uploadedAt: ctx.now }
    await insertReceipt(ctx.db, about)
    return { receipt: receiptTypeOf(file.type) ?? 'image' }
  })
}

export async function showReceipt(ctx: Ctx, expenseId: string): Promise<RawResponse> {
  await requireExpense(ctx, expenseId, 'full')
  return sendReceipt(ctx, { expenseId })
}

export async function sendReceipt(ctx: Ctx, owner: ReceiptOwner): Promise<RawResponse> {
  const receipt = await findReceipt(ctx.db, owner)
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
