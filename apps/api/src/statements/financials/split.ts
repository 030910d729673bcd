import { expenseCategories, markupCategory } from '@marea/contract/expenses/choices.ts'
import { sharesOfHundred } from '@marea/contract/statements/financials/shares.ts'
import type { Split, SplitPart, SplitQuery } from '@marea/contract/statements/financials/split.ts'
import { hostedMoney } from '#bookings/managed/hosted-money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { daysOf, type Period } from '#statements/reports/period.ts'
import { requireReportHome } from '#statements/reports/report-home.ts'
import { findFirstMonth, sumCategories } from '#statements/reports/sums-store.ts'
import { listAuthorities } from '#statements/taxes/tax-store.ts'
import { managedSuites } from '#suites/managed-home.ts'
import {
  countPaidBookings,
  listPaidBookings,
  type PaidScope,
  type PayeeSum,
  sumPayees,
} from './split-store.ts'

/** The split of guest payments among payees for nights of a period or for one booking. */
export async function showSplit(ctx: Ctx, { period, home, booking }: SplitQuery): Promise<Split> {
  if (booking !== undefined) return splitOfBooking(ctx, booking)
  const all = await managedSuites(ctx, 'full')
  const chosen = home === undefined ? null : await requireReportHome(ctx, home)
  const shown = period ?? monthBefore(todayOf(ctx))
  const scope = { homes: chosen ? [chosen] : all, ...daysOf(monthsIn(shown)) }
  const isMonth = shown.length === 7
  const [authorities, sums, expenses, bookings, items, firstMonth] = await Promise.all([
    listAuthorities(ctx.db),
    sumPayees(ctx.db, scope),
    sumCategories(ctx.db, scope),
    countPaidBookings(ctx.db, scope),
    isMonth ? listPaidBookings(ctx.db, scope) : [],
    findFirstMonth(ctx.db, scope.homes),
  ])
  return {
    firstMonth,
    bookings,
    ...splitOf(sums, { expenses, authorities }),
    period: shown,
    homes: all.map(({ slug, name }) => ({ slug, name })),
    home: chosen && { slug: chosen.slug, name: chosen.name },
    booking: null,
    months: isMonth ? [] : byMonth(sums),
    items: items.map(shownItem),
  }
}

/** Covers all nights of the booking; expenses belong to homes and months, so a booking has none. */
async function splitOfBooking(ctx: Ctx, bookingId: string): Promise<Split> {
  const { suiteId, ownerId, checkIn, checkOut, reference, guest } = await hostedMoney(
    ctx,
    bookingId,
  )
  const all = await managedSuites(ctx, 'full')
  const period = { from: checkIn.slice(0, 7), to: checkOut.slice(0, 7) }
  const scope: PaidScope = { homes: [{ id: suiteId, ownerId }], ...daysOf(period), bookingId }
  const sums = await sumPayees(ctx.db, scope)
  const authorities = await listAuthorities(ctx.db)
  const home = all.find(({ id }) => id === suiteId)
  return {
    ...splitOf(sums, { expenses: [], authorities }),
    period: period.from,
    firstMonth: await findFirstMonth(ctx.db, all),
    homes: all.map(({ slug, name }) => ({ slug, name })),
    home: home ? { slug: home.slug, name: home.name } : null,
    booking: { id: bookingId, reference, guest },
    bookings: sums.length > 0 ? 1 : 0,
    months: byMonth(sums),
    items: (await listPaidBookings(ctx.db, scope)).map(shownItem),
  }
}

type Authorities = Awaited<ReturnType<typeof listAuthorities>>
type CategorySum = { category: string; amount: number }
type Part = Omit<Extract<SplitPart, { kind: 'keep' }>, 'kind' | 'share'> & PartName
type PartName =
  | { kind: 'keep' | 'commission' | 'fees' }
  | { kind: 'tax'; authority: string }
  | { kind: 'expense'; category: (typeof categories)[number] }

const categories = [...expenseCategories, markupCategory] as const

/** The owner keeps the income less the expenses, so that all parts add up to what was paid. */
function splitOf(
  sums: readonly Pick<PayeeSum, 'payee' | 'amount'>[],
  { expenses, authorities }: { expenses: readonly CategorySum[]; authorities: Authorities },
): Pick<Split, 'paid' | 'parts'> {
  const to = (payee: string) => total(sums.filter((sum) => sum.payee === payee))
  const spent = (name: string) => total(expenses.filter(({ category }) => category === name))
  const paid = total(sums)
  const parts: Part[] = [
    { kind: 'keep', amount: to('owner') - total(expenses) },
    ...authorities.map(({ code }) => ({
      kind: 'tax' as const,
      authority: code,
      amount: to(`tax:${code}`),
    })),
    { kind: 'commission', amount: to('commission') },
    { kind: 'fees', amount: to('platform') },
    ...categories.map((category) => ({
      kind: 'expense' as const,
      category,
      amount: spent(category),
    })),
  ]
  const shown = parts.filter(({ kind, amount }) => kind === 'keep' || amount !== 0)
  const shares = sharesOfHundred(
    shown.map(({ amount }) => amount),
    paid,
  )
  return { paid, parts: shown.map((part, index) => ({ ...part, share: shares[index] ?? 0 })) }
}

function byMonth(sums: readonly PayeeSum[]): Split['months'] {
  const months = Map.groupBy(sums, ({ month }) => month)
  return [...months].map(([month, rows]) => ({
    month,
    paid: total(rows),
    income: total(rows.filter(({ payee }) => payee === 'owner')),
  }))
}

function shownItem({
  slug,
  name,
  ...item
}: Awaited<ReturnType<typeof listPaidBookings>>[number]): Split['items'][number] {
  return { ...item, home: { slug, name } }
}

function total(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function monthsIn(period: string): Period {
  if (period.length === 7) return { from: period, to: period }
  return { from: `${period}-01`, to: `${period}-12` }
}

function monthBefore(day: string): string {
  return Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: 1 }).toString()
}
