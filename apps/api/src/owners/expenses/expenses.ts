import type { Expense, ExpenseFilters, ExpensePage } from '@marea/contract/owners/expenses.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  includes,
  managedSuites,
  type Right,
  requireManagedSuite,
  requireRight,
} from '#suites/managed-home.ts'
import {
  countExpenses,
  type ExpenseRow,
  findExpense,
  listExpenses,
  sumByCategory,
  sumByMonth,
} from './expense-store.ts'

const perPage = 25

/** The expenses of the homes a person owns or helps to manage; operations read all of them. */
export async function ownExpenses(
  ctx: Ctx,
  { suite, page, ...filters }: ExpenseFilters & { page: number },
): Promise<ExpensePage> {
  const { userId: ownerId, profile } = personOf(ctx)
  const suites = await managedSuites(ctx, 'view')
  const coHosted = suites.filter(({ right }) => right !== 'own')
  const requested = {
    ...filters,
    ...(profile === 'ADMIN'
      ? {}
      : { reader: { ownerId, coHostedIds: coHosted.map(({ id }) => id) } }),
    ...(suite === undefined ? {} : { suiteId: (await requireManagedSuite(ctx, suite, 'view')).id }),
  }
  const rightOf = (row: ExpenseRow) => coHosted.find(({ id }) => id === row.suiteId)?.right ?? 'own'
  const rows = await listExpenses(ctx.db, {
    ...requested,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const categories = await sumByCategory(ctx.db, requested)
  const months = await sumByMonth(ctx.db, requested)
  const count = await countExpenses(ctx.db, requested)
  return {
    items: rows.map((row) => shownExpense(ctx, row, rightOf(row))),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    total: usd(categories.reduce((sum, { amount }) => sum + amount, 0)),
    categories: categories.map(({ category, amount }) => ({ category, amount: usd(amount) })),
    months: months.map(({ month, amount }) => ({ month, amount: usd(amount) })),
    suites: suites.map(({ slug, name, right }) => ({
      slug,
      name,
      canRecord: includes(right, 'full'),
    })),
  }
}

export async function exportOwnExpenses(ctx: Ctx): Promise<Expense[]> {
  const { userId: ownerId } = personOf(ctx)
  const rows = await listExpenses(ctx.db, {
    reader: { ownerId, coHostedIds: [] },
    offset: 0,
    limit: 100_000,
  })
  return rows.map((row) => shownExpense(ctx, row, 'own'))
}

/** Another owner's expense is not found. */
export async function requireExpense(ctx: Ctx, id: string, right: Right): Promise<ExpenseRow> {
  const expense = await findExpense(ctx.db, id)
  const home = expense && { id: expense.suiteId, ownerId: expense.ownerId, expense }
  return (await requireRight(ctx, home, right)).expense
}

/** Only Marea voids what Marea has paid. */
export function mayVoid(ctx: Ctx, { paidBy }: Pick<ExpenseRow, 'paidBy'>): boolean {
  return paidBy === 'owner' || personOf(ctx).profile === 'ADMIN'
}

export function shownExpense(ctx: Ctx, row: ExpenseRow, right: Right): Expense {
  const { id, slug, name, spentOn, category, concept, amount, paidBy, recordedAt } = row
  const { voidedAt, reason } = row
  return {
    id,
    category,
    concept,
    paidBy,
    suite: { slug, name },
    spentOn: spentOn.toString(),
    amount: usd(amount),
    recordedAt: recordedAt.toString(),
    voided: voidedAt && { at: voidedAt.toString(), reason: reason ?? '' },
    hasReceipt: row.receiptKey !== null && includes(right, 'full'),
    canVoid: voidedAt === null && includes(right, 'full') && mayVoid(ctx, row),
  }
}
