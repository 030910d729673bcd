import type { Expense, ExpenseFilters, ExpensePage } from '@marea/contract/owners/expenses.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { ownSuites, requireOwnSuite } from '#suites/own-home.ts'
import {
  countExpenses,
  type ExpenseRow,
  findExpense,
  listExpenses,
  sumByCategory,
  sumByMonth,
} from './expense-store.ts'

const perPage = 25

/** The expenses of the owner's homes; operations read those of all owners. */
export async function ownExpenses(
  ctx: Ctx,
  { suite, page, ...filters }: ExpenseFilters & { page: number },
): Promise<ExpensePage> {
  const { userId, profile } = personOf(ctx)
  const requested = {
    ...filters,
    ...(profile === 'ADMIN' ? {} : { ownerId: userId }),
    ...(suite === undefined ? {} : { suiteId: (await requireOwnSuite(ctx, suite)).id }),
  }
  const rows = await listExpenses(ctx.db, {
    ...requested,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const categories = await sumByCategory(ctx.db, requested)
  const months = await sumByMonth(ctx.db, requested)
  const count = await countExpenses(ctx.db, requested)
  return {
    items: rows.map((row) => shownExpense(ctx, row)),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    total: usd(categories.reduce((sum, { amount }) => sum + amount, 0)),
    categories: categories.map(({ category, amount }) => ({ category, amount: usd(amount) })),
    months: months.map(({ month, amount }) => ({ month, amount: usd(amount) })),
    suites: await ownSuites(ctx),
  }
}

export async function exportOwnExpenses(ctx: Ctx): Promise<Expense[]> {
  const { userId: ownerId } = personOf(ctx)
  const rows = await listExpenses(ctx.db, { ownerId, offset: 0, limit: 100_000 })
  return rows.map((row) => shownExpense(ctx, row))
}

/** Another owner's expense is not found. */
export async function requireExpense(ctx: Ctx, id: string): Promise<ExpenseRow> {
  const { userId, profile } = personOf(ctx)
  const expense = await findExpense(ctx.db, id)
  const isTheirs = expense?.ownerId === userId || profile === 'ADMIN'
  if (!expense || !isTheirs) throw new Problem('resource.not_found')
  return expense
}

/** Only Marea voids what Marea has paid. */
export function mayVoid(ctx: Ctx, { paidBy }: Pick<ExpenseRow, 'paidBy'>): boolean {
  return paidBy === 'owner' || personOf(ctx).profile === 'ADMIN'
}

export function shownExpense(ctx: Ctx, row: ExpenseRow): Expense {
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
    canVoid: voidedAt === null && mayVoid(ctx, row),
  }
}
