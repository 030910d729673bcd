import { randomUUID } from 'node:crypto'
import type { ExpenseCategory } from '@marea/contract/owners/expense-choices.ts'
import type { ExpenseRequest } from '@marea/contract/owners/expense-requests.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import { expenseCounters } from '#owners/metrics.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite, requireRight } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'
import { postExpense } from './record-expense.ts'
import {
  findRequest,
  insertRequest,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './request-store.ts'

type RequestDraft = { suite: string; category: ExpenseCategory; concept: string; amount: number }

/** Marea asks the owner before it pays an expense. */
export function requestExpense(
  ctx: Ctx,
  { suite, ...draft }: RequestDraft,
): Promise<ExpenseRequest> {
  return inTransaction(ctx, async (ctx) => {
    const { id: suiteId, ownerId } = await requireManagedSuite(ctx, suite, 'own')
    const id = randomUUID()
    const requestedBy = personOf(ctx).userId
    await insertRequest(ctx.db, {
      ...draft,
      id,
      suiteId,
      ownerId,
      requestedBy,
      requestedAt: ctx.now,
    })
    await recordStep(ctx, { id, suiteId, ownerId }, 'requested')
    return readRequest(ctx, id)
  })
}

/** The expense is recorded as paid by Marea today; repeating it changes nothing. */
export function approveExpense(ctx: Ctx, id: string): Promise<ExpenseRequest> {
  return decide(ctx, id, 'approved', async (ctx, request) => {
    const { suiteId, ownerId, category, concept, amount, requestedBy } = request
    const expenseId = await postExpense(ctx, {
      suiteId,
      ownerId,
      category,
      concept,
      amount,
      recordedBy: requestedBy,
      paidBy: 'marea',
      spentOn: todayInMiami(ctx.now),
    })
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
async function requireRequest(ctx: Ctx, id: string): Promise<RequestRow> {
  const request = await findRequest(ctx.db, id)
  const home = request && { id: request.suiteId, ownerId: request.ownerId, request }
  return (await requireRight(ctx, home, 'full')).request
}

async function recordStep(
  ctx: TransactionCtx,
  { id, suiteId, ownerId }: Pick<RequestRow, 'id' | 'suiteId' | 'ownerId'>,
  step: 'requested' | 'approved' | 'declined',
): Promise<void> {
  await recordEvent(ctx, {
    kind: `owners.expense_${step}`,
    subject: `expense_request:${id}`,
    data: { ownerId, suiteId },
  })
  expenseCounters.addOnCommit(ctx.db, step)
  ctx.log.info({ expenseRequestId: id, step }, 'expense request')
}

async function readRequest(ctx: Ctx, id: string): Promise<ExpenseRequest> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw new Problem('resource.not_found')
  return shownRequest(request)
}

function shownRequest(row: RequestRow): ExpenseRequest {
  const { id, slug, name, category, concept, amount, decision, reason, expenseId } = row
  return {
    id,
    category,
    concept,
    reason,
    expenseId,
    suite: { slug, name },
    amount: usd(amount),
    status: decision ?? 'pending',
    requestedAt: row.requestedAt.toString(),
    decidedAt: row.decidedAt?.toString() ?? null,
  }
}
