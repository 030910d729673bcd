import type { ExpenseRequestDraft } from '@marea/contract/expenses/draft.ts'
import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { postExpense } from '#expenses/post-expense.ts'
import { passReceiptOn } from '#expenses/receipts/receipt-store.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { requireManagedSuite, requireRight } from '#suites/managed-home.ts'
import { askOwner } from './ask-owner.ts'
import { recordStep } from './record-step.ts'
import {
  findRequest,
  listLatestRequests,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './request-store.ts'
import { readRequest, shownRequest } from './shown-request.ts'

const mostShown = 100

export function requestExpense(
  ctx: Ctx,
  { suite, ...draft }: ExpenseRequestDraft,
): Promise<ExpenseRequest> {
  return inTransaction(ctx, async (ctx) => {
    const { id: suiteId, ownerId } = await requireManagedSuite(ctx, suite, 'own')
    const by = { paidBy: 'marea' as const, recordedBy: personOf(ctx).userId }
    return readRequest(ctx, await askOwner(ctx, { ...draft, ...by, suiteId, ownerId }))
  })
}

export async function latestRequests({ db }: Ctx): Promise<ExpenseRequest[]> {
  return (await listLatestRequests(db, mostShown)).map(shownRequest)
}

/** The expense is recorded as paid by Marea today; repeating it changes nothing. */
export function approveExpense(ctx: Ctx, id: string): Promise<ExpenseRequest> {
  return decide(ctx, id, 'approved', async (ctx, request) => {
    const { suiteId, ownerId, category, concept, translations, vendor, amount, markup } = request
    const { requestedBy, scheduleId, period } = request
    const expenseId = await postExpense(ctx, {
      suiteId,
      ownerId,
      category,
      concept,
      translations,
      vendor,
      amount,
      markup,
      scheduleId,
      period,
      recordedBy: requestedBy,
      paidBy: 'marea',
      spentOn: todayOf(ctx),
    })
    await passReceiptOn(ctx.db, id, expenseId)
    return { expenseId }
  })
}

export function declineExpense(ctx: Ctx, id: string, reason: string): Promise<ExpenseRequest> {
  return decide(ctx, id, 'declined', async () => ({ reason }))
}

function decide(
  ctx: Ctx,
  id: string,
  decision: 'approved' | 'declined',
  carryOut: (
    ctx: TransactionCtx,
    request: RequestRow,
  ) => Promise<{ expenseId?: string; reason?: string }>,
): Promise<ExpenseRequest> {
  return inTransaction(ctx, async (ctx) => {
    await lockRequest(ctx.db, id)
    const request = await requireRequest(ctx, id)
    if (request.decision === decision) return shownRequest(request)
    if (request.decision) throw new Problem('owners.expense_request_decided')
    await updateRequest(ctx.db, id, {
      ...(await carryOut(ctx, request)),
      decision,
      decidedBy: personOf(ctx).userId,
      decidedAt: ctx.now,
    })
    await recordStep(ctx, request, decision)
    return readRequest(ctx, id)
  })
}

/** A request about another owner's home is not found. */
export async function requireRequest(ctx: Ctx, id: string): Promise<RequestRow> {
  const request = await findRequest(ctx.db, id)
  const home = request && { id: request.suiteId, ownerId: request.ownerId, request }
  return (await requireRight(ctx, home, 'full')).request
}
