import { markupCategory } from '@marea/contract/expenses/choices.ts'
import type { ReportBasis } from '@marea/contract/statements/reports/choices.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { arrivals } from './figures/arrivals.ts'
import { bookedAhead } from './figures/booked-ahead.ts'
import { cashIncome } from './figures/cash-income.ts'
import { closedNights } from './figures/closed-nights.ts'
import { expensesPaid } from './figures/expenses.ts'
import { homeNights } from './figures/home-nights.ts'
import { lostRent } from './figures/lost-rent.ts'
import { nightIncome } from './figures/night-income.ts'
import { idsOf, type Scope } from './figures/scope.ts'

const columns = [
  'homeNights',
  'nights',
  'channelNights',
  'ownNights',
  'blockedNights',
  'income',
  'expenses',
  'rent',
  'lostRent',
  'bookings',
  'canceled',
  'stayNights',
  'leadDays',
] as const
type Column = (typeof columns)[number]

export type SumRow = Record<Column, number> & { month: string | null; suiteId: string | null }

export function sumFigures(db: Db, scope: Scope, basis: ReportBasis): Promise<SumRow[]> {
  return sumBy(db, sql`grouping sets ((month), (suite_id))`, { scope, basis })
}

export function sumCells(db: Db, scope: Scope, basis: ReportBasis): Promise<SumRow[]> {
  return sumBy(db, sql`month, suite_id`, { scope, basis })
}

async function sumBy(
  db: Db,
  grouping: RawBuilder<unknown>,
  { scope, basis }: { scope: Scope; basis: ReportBasis },
): Promise<SumRow[]> {
  const sums = columns.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`)
  const { rows } = await sql<SumRow>`
    select to_char(month, 'YYYY-MM') as month, suite_id as "suiteId", ${sql.join(sums)}
    from (${sql.join(parts(db, scope, basis), sql` union all `)}) as part
    group by ${grouping}`.execute(db)
  return rows
}

/** Every figure in the same columns, with zero where it has no value. */
function parts(db: Db, scope: Scope, basis: ReportBasis): RawBuilder<unknown>[] {
  const isCash = basis === 'cash'
  const night = { nights: sql`nights`, rent: sql`rent`, ...(!isCash && { income: sql`amount` }) }
  return [
    part(homeNights(scope), { homeNights: sql`nights` }),
    part(nightIncome(scope), night),
    ...(isCash ? [part(cashIncome(scope), { income: sql`amount` })] : []),
    part(expensesPaid(db, scope), { expenses: sql`amount` }),
    part(closedNights(scope), {
      channelNights: sql`case when closed_by = 'external' then nights else 0 end`,
      ownNights: sql`case when closed_by = 'own' then nights else 0 end`,
      blockedNights: sql`case when closed_by = 'blocked' then nights else 0 end`,
    }),
    part(lostRent(scope), { lostRent: sql`amount` }),
    part(arrivals(scope), {
      bookings: sql`1`,
      canceled: sql`is_cancelled::int`,
      stayNights: sql`case when is_cancelled then 0 else nights end`,
      leadDays: sql`case when is_cancelled then 0 else lead_days end`,
    }),
  ]
}

function part(
  figure: RawBuilder<unknown>,
  values: Partial<Record<Column, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  const shown = columns.map((name) => sql`(${values[name] ?? sql`0`})::bigint as ${sql.ref(name)}`)
  return sql`select month, suite_id, ${sql.join(shown)} from (${figure}) as figure`
}

/** What vendors were paid in each category, and the mark-ups of all categories as one. */
export async function sumCategories(db: Db, scope: Scope) {
  const { rows } = await sql<{ category: string; amount: number }>`
    select bill.category, sum(bill.amount)::bigint as amount
    from ${bills(db, scope)} group by bill.category`.execute(db)
  return rows
}

export async function sumCategoriesByMonth(db: Db, scope: Scope) {
  const { rows } = await sql<{ month: string; category: string; amount: number }>`
    select to_char(month, 'YYYY-MM') as month, bill.category, sum(bill.amount)::bigint as amount
    from ${bills(db, scope)} group by 1, 2`.execute(db)
  return rows
}

/** What vendors were paid by category, and the mark-ups as a category of their own. */
function bills(db: Db, scope: Scope) {
  return sql`(${expensesPaid(db, scope)}) as figure
    cross join lateral (values (figure.category, figure.amount - markup),
      (${markupCategory}, markup)) as bill(category, amount)`
}

export async function countBookedAhead(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ nights: number }>`
    select coalesce(sum(nights), 0)::bigint as nights
    from (${bookedAhead(scope)}) as figure`.execute(db)
  return rows[0]?.nights ?? 0
}

export async function countNightsFrom(db: Db, scope: Scope, day: string): Promise<number> {
  const { rows } = await sql<{ nights: number }>`
    select coalesce(sum(upper(counted.nights) - lower(counted.nights)), 0)::bigint as nights
    from (select distinct booking_id from (${nightIncome(scope)}) as figure where nights > 0) as stay
    join bookings on bookings.id = stay.booking_id
    cross join lateral (select bookings.nights * daterange(${day}, ${scope.to}) as nights) as counted
    where not isempty(counted.nights)`.execute(db)
  return rows[0]?.nights ?? 0
}

/** The first month with a booking or an expense; null before any. */
export async function findFirstMonth(db: Db, homes: Scope['homes']): Promise<string | null> {
  const owners = [...new Set(homes.map(({ ownerId }) => ownerId))]
  const { rows } = await sql<{ month: string | null }>`
    select to_char(least(
      (select lower(nights) from bookings where owner_id = any(${owners}::uuid[])
        and suite_id = any(${idsOf(homes)}::uuid[]) and confirmed_at is not null
        order by check_in_at limit 1),
      (select min(spent_on) from expenses where suite_id = any(${idsOf(homes)}::uuid[]))),
      'YYYY-MM') as month`.execute(db)
  return rows[0]?.month ?? null
}
