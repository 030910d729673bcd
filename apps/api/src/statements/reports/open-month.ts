import type { ReportBasis } from '@marea/contract/statements/reports/choices.ts'
import type { OpenedMonth, ReportItem } from '@marea/contract/statements/reports/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listClosedRanges } from './closed-nights-store.ts'
import { compareYears, type ReportHome } from './compare.ts'
import { listBookingItems, listExpenseItems } from './items-store.ts'
import { daysOf } from './period.ts'
import { reportHomes } from './report-home.ts'

type Asked = { basis: ReportBasis; home?: string | undefined; row?: string | undefined }

export async function openMonth(
  ctx: Ctx,
  month: string,
  { basis, home, row }: Asked,
): Promise<OpenedMonth> {
  const homes = await reportHomes(ctx, home)
  const period = { from: month, to: month }
  const opened = homes.find(({ slug }) => slug === row)
  const [{ byHome }, items] = await Promise.all([
    compareYears(ctx, homes, { period, basis }),
    opened ? listItems(ctx, opened, { month, basis }) : [],
  ])
  return { homes: byHome, items }
}

async function listItems(
  { db }: Ctx,
  home: ReportHome,
  { month, basis }: { month: string; basis: ReportBasis },
): Promise<ReportItem[]> {
  const scope = { homes: [home], ...daysOf({ from: month, to: month }) }
  const [bookings, expenses, closed] = await Promise.all([
    listBookingItems(db, scope, basis),
    listExpenseItems(db, scope),
    listClosedRanges(db, scope),
  ])
  return [
    ...bookings.map((item) => ({ kind: 'booking' as const, ...item })),
    ...expenses.map((item) => ({ kind: 'expense' as const, ...item })),
    ...closed.map(({ suiteId, ...item }) => ({ kind: 'closed' as const, ...item })),
  ]
}
