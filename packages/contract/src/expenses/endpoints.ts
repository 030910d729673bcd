import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { sortsOf } from '#platform/table/sort.ts'
import {
  expenseCategories,
  expensePeriod,
  expenseSorts,
  markupCategory,
  maxExpenseAmount,
  maxVendorLength,
} from './choices.ts'
import { OwnerExpenseDraft } from './draft.ts'
import { Expense, ExpenseDetail, ExpenseLine, ExpenseSuite } from './expense.ts'
import { ExpenseRequest } from './requests.ts'

const Filters = z.strictObject({
  suite: z.string().max(100).optional(),
  category: z.enum(expenseCategories).optional(),
  period: z.string().regex(expensePeriod).optional(),
  vendor: z.string().max(maxVendorLength).optional(),
})
export type ExpenseFilters = z.infer<typeof Filters>

/** Each line counts on its own day, so a void never changes the sum of a month that is over. */
const ExpensePage = z.object({
  items: z.array(ExpenseLine),
  page: z.int(),
  pages: z.int(),
  total: Money,
  categories: z.array(
    z.object({ category: z.enum([...expenseCategories, markupCategory]), amount: Money }),
  ),
  /** Every month with an expense of these homes and these filters, latest first. */
  months: z.array(z.object({ month: z.string(), amount: Money })),
  suites: z.array(ExpenseSuite.extend({ canRecord: z.boolean() })),
  /** Of these homes, by name. */
  vendors: z.array(z.string()),
  /** Marea asks before it pays more; null for readers who have no homes of their own. */
  limit: Money.nullable(),
  /** Requests that the reader may approve or decline, regardless of the filters. */
  waiting: z.array(ExpenseRequest),
})
export type ExpensePage = z.infer<typeof ExpensePage>

const byId = z.strictObject({ id: z.uuid() })
const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const fullAccess = [...ownerAccess, 'co_hosts.role_too_small'] as const

export const expensesEndpoints = endpoints({
  'GET /owner/expenses': {
    summary:
      'List your homes’ expenses, latest first unless sorted, with totals by category and month',
    query: Filters.extend({
      sort: z.enum(sortsOf(expenseSorts)).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: ExpensePage,
    problems: ownerAccess,
  },
  'GET /owner/expenses/:id': {
    summary: 'Get an expense with its ledger postings',
    params: byId,
    result: ExpenseDetail,
    problems: ownerAccess,
  },
  'POST /owner/expenses': {
    summary: 'Record an expense that the owner of a home paid; takes an Idempotency-Key',
    body: OwnerExpenseDraft,
    result: Expense,
    problems: [
      ...fullAccess,
      'request.key_missing',
      'ledger.key_reused',
      'owners.expense_day_refused',
      'owners.expense_start_refused',
    ],
  },
  'DELETE /owner/expenses/:id': {
    summary: 'Void an expense: a reversal with today’s date is posted, and both stay in the list',
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: Expense,
    problems: [...fullAccess, 'owners.expense_of_marea'],
  },
  'PUT /owner/expense-limit': {
    summary: 'Set the amount up to which we pay an expense without your approval',
    body: z.strictObject({ amount: z.int().min(0).max(maxExpenseAmount) }),
    result: z.object({ limit: Money }),
    problems: ownerAccess,
  },
})
