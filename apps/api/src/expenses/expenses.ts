import { type ExpenseSort, markupCategory } from '@marea/contract/expenses/choices.ts'
import type { ExpenseFilters, ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { Expense, ExpenseLine } from '@marea/contract/expenses/expense.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { includes, managedSuites, type Right, requireManagedSuite } from '#suites/managed-home.ts'
import {
  countLines,
  type ExpenseRow,
  listExpenses,
  listVendors,
  sumByCategory,
  sumByMonth,
} from './expense-store.ts'
import { findExpenseLimit } from './limit/expense-limit.ts'
import { receiptTypeOf } from './receipts/receipt-type.ts'
import { openRequests } from './requests/open-requests.ts'

const perPage = 25

type Asked = ExpenseFilters & { sort?: ExpenseSort | undefined; page: number }

/** The expenses of the homes a person owns or helps to manage; operations read all of them. */
export async function ownExpenses(
  ctx: Ctx,
  { suite, page, sort, ...filters }: Asked,
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
    sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const months = await sumByMonth(ctx.db, requested)
  const count = await countLines(ctx.db, requested)
  const isOwner = suites.some((home) => home.ownerId === ownerId)
  return {
    ...categorySums(await sumByCategory(ctx.db, requested)),
    page,
    items: rows.map((row) => shownLine(ctx, row, rightOf(row))),
    pages: Math.max(1, Math.ceil(count / perPage)),
    months: months.map(({ month, amount }) => ({ month, amount: usd(amount) })),
    suites: suites.map(({ slug, name, right }) => ({
      slug,
      name,
      canRecord: includes(right, 'full'),
    })),
    vendors: await listVendors(ctx.db, requested),
    waiting: await openRequests(
      ctx,
      suites.filter(({ right }) => includes(right, 'full')),
    ),
    limit: isOwner ? usd(await findExpenseLimit(ctx, ownerId)) : null,
  }
}

/** The mark-ups of all categories are one line, so the lines add up to the total. */
function categorySums(sums: Awaited<ReturnType<typeof sumByCategory>>) {
  const markup = sums.reduce((sum, each) => sum + each.markup, 0)
  const amounts = sums.reduce((sum, { amount }) => sum + amount, 0)
  return {
    total: usd(amounts + markup),
    categories: [
      ...sums.map(({ category, amount }) => ({ category, amount: usd(amount) })),
      ...(markup === 0 ? [] : [{ category: markupCategory, amount: usd(markup) } as const]),
    ],
  }
}

export async function exportOwnExpenses(ctx: Ctx): Promise<ExpenseLine[]> {
  const { userId: ownerId } = personOf(ctx)
  const rows = await listExpenses(ctx.db, {
    reader: { ownerId, coHostedIds: [] },
    offset: 0,
    limit: 100_000,
  })
  return rows.map((row) => shownLine(ctx, row, 'own'))
}

function shownLine(ctx: Ctx, row: ExpenseRow, right: Right): ExpenseLine {
  const sign = row.line === 'reversal' ? -1 : 1
  const { amount, markup } = row
  return {
    ...shownExpense(ctx, { ...row, amount: sign * amount, markup: sign * markup }, right),
    line: row.line,
    datedOn: row.datedOn.toString(),
    counted: usd(amount + markup),
  }
}

/** Only Marea voids what Marea has paid. */
export function mayVoid(ctx: Ctx, { paidBy }: Pick<ExpenseRow, 'paidBy'>): boolean {
  return paidBy === 'owner' || personOf(ctx).profile === 'ADMIN'
}

export function shownExpense(ctx: Ctx, row: ExpenseRow, right: Right): Expense {
  const { id, slug, name, spentOn, category, concept, translations, vendor, paidBy } = row
  const { amount, markup, recordedAt, voidedAt, voidedOn, reason } = row
  const isFull = includes(right, 'full')
  return {
    id,
    category,
    concept,
    translations,
    vendor,
    paidBy,
    suite: { slug, name },
    spentOn: spentOn.toString(),
    amount: usd(amount),
    markup: usd(markup),
    total: usd(amount + markup),
    recordedAt: recordedAt.toString(),
    voided: voidedAt && {
      at: voidedAt.toString(),
      on: voidedOn?.toString() ?? '',
      reason: reason ?? '',
    },
    receipt: isFull ? receiptTypeOf(row.receiptType) : null,
    canVoid: voidedAt === null && isFull && mayVoid(ctx, row),
    repeats: row.frequency,
  }
}
