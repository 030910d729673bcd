import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { receiptTypeOf } from '#expenses/receipts/receipt-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findRequest, type RequestRow } from './request-store.ts'

export async function readRequest(ctx: Ctx, id: string): Promise<ExpenseRequest> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw new Problem('resource.not_found')
  return shownRequest(request)
}

export function shownRequest(row: RequestRow): ExpenseRequest {
  const { id, slug, name, category, concept, translations, vendor, amount, markup } = row
  const { decision, reason, expenseId, receiptType } = row
  return {
    id,
    category,
    concept,
    translations,
    vendor,
    reason,
    expenseId,
    suite: { slug, name },
    amount: usd(amount),
    markup: usd(markup),
    total: usd(amount + markup),
    status: decision ?? 'pending',
    requestedAt: row.requestedAt.toString(),
    decidedAt: row.decidedAt?.toString() ?? null,
    receipt: receiptTypeOf(receiptType),
  }
}
