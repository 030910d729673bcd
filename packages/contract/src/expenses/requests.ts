import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { expenseCategories } from './choices.ts'
import { AdminExpenseDraft, ExpenseRequestDraft } from './draft.ts'
import { Expense, ExpenseSuite, receiptTypes, Translations } from './expense.ts'

const expenseRequestStatuses = ['pending', 'approved', 'declined'] as const

/** An expense that Marea asks to pay; approving it records an expense of the home. */
export const ExpenseRequest = z.object({
  id: z.uuid(),
  suite: ExpenseSuite,
  category: z.enum(expenseCategories),
  concept: z.string(),
  translations: Translations,
  vendor: z.string(),
  amount: Money,
  markup: Money,
  total: Money,
  status: z.enum(expenseRequestStatuses),
  reason: z.string(),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  expenseId: z.uuid().nullable(),
  receipt: z.enum(receiptTypes).nullable(),
})
export type ExpenseRequest = z.infer<typeof ExpenseRequest>

const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const fullAccess = [...access, 'co_hosts.role_too_small'] as const
const decision = [...fullAccess, 'owners.expense_request_decided'] as const
const idempotency = ['request.key_missing', 'ledger.key_reused'] as const

export const expenseRequestsEndpoints = endpoints({
  'POST /admin/expenses': {
    summary:
      'Record an expense of a home; one that we pay above the owner’s limit becomes a request. Takes an Idempotency-Key',
    body: AdminExpenseDraft,
    result: z.object({ expense: Expense.nullable(), request: ExpenseRequest.nullable() }),
    problems: [
      ...access,
      ...idempotency,
      'owners.expense_day_refused',
      'owners.expense_start_refused',
      'owners.markup_refused',
    ],
  },
  'GET /admin/expense-requests': {
    summary: 'List the latest requests to owners, open ones first',
    result: z.array(ExpenseRequest),
    problems: access,
  },
  'GET /admin/expense-limits/:slug': {
    summary: 'Get the amount above which a home’s owner has to approve an expense',
    params: z.strictObject({ slug: z.string().max(100) }),
    result: z.object({ limit: Money }),
    problems: access,
  },
  'POST /admin/expense-requests': {
    summary: 'Ask an owner to approve an expense before we pay it; takes an Idempotency-Key',
    body: ExpenseRequestDraft,
    result: ExpenseRequest,
    problems: [...access, ...idempotency],
  },
  'POST /owner/expense-requests/:id/approval': {
    summary: 'Approve an expense: we pay it and deduct it from the payout',
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
})
