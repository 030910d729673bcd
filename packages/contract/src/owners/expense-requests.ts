import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { expenseCategories, maxExpenseAmount } from './expense-choices.ts'

/** An expense that Marea asks to pay; approved, it is an expense of the home. */
export const ExpenseRequest = z.object({
  id: z.uuid(),
  suite: z.object({ slug: z.string(), name: z.string() }),
  category: z.enum(expenseCategories),
  concept: z.string(),
  amount: Money,
  status: z.enum(['pending', 'approved', 'declined']),
  reason: z.string(),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  expenseId: z.uuid().nullable(),
})
export type ExpenseRequest = z.infer<typeof ExpenseRequest>

const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const fullAccess = [...access, 'co_hosts.role_too_small'] as const
const decision = [...fullAccess, 'owners.expense_request_decided'] as const

export const expenseRequestsEndpoints = endpoints({
  'POST /admin/expense-requests': {
    summary: 'Ask an owner to approve an expense before Marea pays it; takes an Idempotency-Key',
    body: z.strictObject({
      suite: z.string().max(100),
      category: z.enum(expenseCategories),
      concept: z.string().trim().min(2).max(200).refine(isOneLine),
      amount: z.int().positive().max(maxExpenseAmount),
    }),
    result: ExpenseRequest,
    problems: [...access, 'request.key_missing', 'ledger.key_reused'],
  },
  'POST /owner/expense-requests/:id/approval': {
    summary: 'Approve an expense: Marea pays it and deducts it from the payout',
    params: byId,
    result: ExpenseRequest,
    problems: decision,
  },
  'POST /owner/expense-requests/:id/refusal': {
    summary: 'Decline an expense with a reason',
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: ExpenseRequest,
    problems: decision,
  },
  'PUT /owner/expenses/:id/receipt': {
    summary: 'The photo of an expense’s receipt; another replaces it',
    params: byId,
    upload: 'image',
    result: z.object({ hasReceipt: z.boolean() }),
    problems: [...fullAccess, 'files.not_an_image', 'files.too_large'],
  },
  'GET /owner/expenses/:id/receipt.jpg': {
    summary: 'The photo of an expense’s receipt',
    params: byId,
    result: z.string(),
    mediaType: 'image/jpeg',
    problems: fullAccess,
  },
})
