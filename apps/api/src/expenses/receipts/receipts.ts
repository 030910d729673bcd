import { randomUUID } from 'node:crypto'
import type { Expense } from '@marea/contract/expenses/expense.ts'
import { lockExpense } from '#expenses/expense-store.ts'
import { requireRequest } from '#expenses/requests/expense-requests.ts'
import { lockRequest } from '#expenses/requests/request-store.ts'
import { requireExpense } from '#expenses/require-expense.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { readReceiptFile } from './receipt-file.ts'
import { deleteReceipt, findReceipt, insertReceipt, type ReceiptOwner } from './receipt-store.ts'
import { receiptTypeOf } from './receipt-type.ts'

type Stored = { receipt: NonNullable<Expense['receipt']> }

export async function storeReceipt(ctx: Ctx, expenseId: string, upload: Buffer): Promise<Stored> {
  await requireExpense(ctx, expenseId, 'full')
  return store(ctx, upload, async (ctx) => {
    await lockExpense(ctx.db, expenseId)
    return { expenseId }
  })
}

/** Only while the owner has not decided: the receipt of an approved request is the expense's. */
export async function storeQuote(ctx: Ctx, requestId: string, upload: Buffer): Promise<Stored> {
  await requireRequest(ctx, requestId)
  return store(ctx, upload, async (ctx) => {
    await lockRequest(ctx.db, requestId)
    const { decision } = await requireRequest(ctx, requestId)
    if (decision) throw new Problem('owners.expense_request_decided')
    return { requestId }
  })
}

async function store(
  ctx: Ctx,
  upload: Buffer,
  lock: (ctx: TransactionCtx) => Promise<ReceiptOwner>,
): Promise<Stored> {
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

export async function showQuote(ctx: Ctx, requestId: string): Promise<RawResponse> {
  await requireRequest(ctx, requestId)
  return sendReceipt(ctx, { requestId })
}

async function sendReceipt(ctx: Ctx, owner: ReceiptOwner): Promise<RawResponse> {
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
