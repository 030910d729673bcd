import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { expenseCategories, expensePayers, maxExpenseAmount } from './expense-choices.ts'

const ExpenseSuite = z.object({ slug: z.string(), name: z.string() })

/** An expense of a home; a wrong one is voided, never changed. */
export const Expense = z.object({
  id: z.uuid(),
  suite: ExpenseSuite,
  spentOn: z.iso.date(),
  category: z.enum(expenseCategories),
  concept: z.string(),
  amount: Money,
  paidBy: z.enum(expensePayers),
  recordedAt: z.iso.datetime(),
  voided: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  canVoid: z.boolean(),
  hasReceipt: z.boolean(),
})
export type Expense = z.infer<typeof Expense>

const Filters = z.strictObject({
  suite: z.string().max(100).optional(),
  category: z.enum(expenseCategories).optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
})
export type ExpenseFilters = z.infer<typeof Filters>

/** Voided expenses are listed but not part of the sums. */
const ExpensePage = z.object({
  items: z.array(Expense),
  page: z.int(),
  pages: z.int(),
  total: Money,
  categories: z.array(z.object({ category: z.enum(expenseCategories), amount: Money })),
  /** Every month with an expense of these homes and this category, latest first. */
  months: z.array(z.object({ month: z.string(), amount: Money })),
  suites: z.array(ExpenseSuite.extend({ canRecord: z.boolean() })),
})
export type ExpensePage = z.infer<typeof ExpensePage>

const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const fullAccess = [...ownerAccess, 'co_hosts.role_too_small'] as const

export const expensesEndpoints = endpoints({
  'GET /owner/expenses': {
    summary: 'What one’s own homes have cost, the latest first, with sums by category and month',
    query: Filters.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    result: ExpensePage,
    problems: ownerAccess,
  },
  'POST /owner/expenses': {
    summary: 'Write down an expense of a home of one’s own; takes an Idempotency-Key',
    body: z.strictObject({
      suite: z.string().max(100),
      spentOn: SentDay,
      category: z.enum(expenseCategories),
      concept: z.string().trim().min(2).max(200).refine(isOneLine),
      amount: z.int().positive().max(maxExpenseAmount),
      paidBy: z.enum(expensePayers).default('owner'),
    }),
    result: Expense,
    problems: [
      ...fullAccess,
      'request.key_missing',
      'ledger.key_reused',
      'owners.expense_day_refused',
      'owners.expense_payer_refused',
    ],
  },
  'DELETE /owner/expenses/:id': {
    summary: 'Void an expense: it stays in the list and counts no more',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: Expense,
    problems: [...fullAccess, 'owners.expense_of_marea'],
  },
})
