import { usd } from '@marea/contract/platform/money.ts'
import type {
  GrossMonth,
  GrossPayment,
  GrossYear,
  OwnersGross,
} from '@marea/contract/statements/taxes/taxes.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import {
  type GrossPaymentRow,
  type GrossSum,
  listGrossPayments,
  listPeople,
  sumGross,
} from './gross-store.ts'
import { monthsOfYear, periodOf, yearsSince } from './periods.ts'
import { findFirstSettlement, type HomeScope } from './settlements.ts'

/** The payee of the payments: one owner for all homes, or for one home. */
export type Payee = {
  ownerId?: string | undefined
  scope: HomeScope
  homes: { slug: string; name: string }[]
}

/** Only the owner and operations may see them, because they are the owner's income (decision 36). */
export async function ownPayee(ctx: Ctx, home: string | undefined): Promise<Payee> {
  const { userId } = personOf(ctx)
  const suites = (await managedSuites(ctx, 'own')).filter(({ ownerId }) => ownerId === userId)
  const homes = suites.map(({ slug, name }) => ({ slug, name }))
  if (home !== undefined) {
    return { scope: [(await requireManagedSuite(ctx, home, 'own')).id], homes }
  }
  return { ownerId: userId, scope: suites.map(({ id }) => id), homes }
}

export async function grossYear(
  ctx: Ctx,
  payee: Payee,
  { year, month }: { year: string; month?: string | undefined },
): Promise<GrossYear> {
  const { ownerId, scope, homes } = payee
  const [sums, first, payments] = await Promise.all([
    sumGross(ctx.db, { scope, ownerId, period: periodOf(year) }),
    findFirstSettlement(ctx.db, scope),
    month === undefined
      ? null
      : listGrossPayments(ctx.db, { scope, ownerId, period: periodOf(month) }),
  ])
  return {
    homes,
    year: Number(year),
    years: yearsSince(ctx, first),
    months: monthsOfYear(year).map((each) => ({
      month: each,
      ...figuresOf(sums.filter((sum) => sum.month === each)),
    })),
    total: figuresOf(sums),
    payments: payments?.map(shownPayment) ?? null,
  }
}

export async function ownersGross(ctx: Ctx, year: string): Promise<OwnersGross> {
  const [sums, first] = await Promise.all([
    sumGross(ctx.db, { scope: 'all', period: periodOf(year) }),
    findFirstSettlement(ctx.db, 'all'),
  ])
  const byOwner = Map.groupBy(sums, ({ ownerId }) => ownerId)
  const people = await listPeople(ctx.db, [...byOwner.keys()])
  const owners = people.map((person) => ({ ...person, ...figuresOf(byOwner.get(person.id) ?? []) }))
  return {
    year: Number(year),
    years: yearsSince(ctx, first),
    owners: owners.toSorted((one, other) => other.gross.amount - one.gross.amount),
    total: figuresOf(sums),
  }
}

/** The months of all owners in a year, for the table that operations download. */
export async function ownersMonths(ctx: Ctx, year: string) {
  const { owners } = await ownersGross(ctx, year)
  const sums = await sumGross(ctx.db, { scope: 'all', period: periodOf(year) })
  return owners.flatMap((owner) =>
    monthsOfYear(year).map((month) => ({
      owner,
      month,
      ...figuresOf(sums.filter((sum) => sum.ownerId === owner.id && sum.month === month)),
    })),
  )
}

/** An owner without a payment in the year is not found. */
export async function requireOwnerPaid(ctx: Ctx, id: string, year: string) {
  const { owners } = await ownersGross(ctx, year)
  const owner = owners.find((each) => each.id === id)
  if (!owner) throw new Problem('resource.not_found')
  return owner
}

function figuresOf(sums: readonly GrossSum[]): Omit<GrossMonth, 'month'> {
  const total = (of: 'gross' | 'fee' | 'payments') => sums.reduce((sum, each) => sum + each[of], 0)
  const [gross, fee] = [total('gross'), total('fee')]
  return {
    gross: usd(gross),
    fee: usd(fee),
    earnings: usd(gross - fee),
    payments: total('payments'),
  }
}

function shownPayment(row: GrossPaymentRow): GrossPayment {
  const { entryId, bookingId, reference, slug, name, checkIn, checkOut } = row
  const { postedOn, isCanceled, sign, gross, fee } = row
  return {
    entryId,
    bookingId,
    reference,
    postedOn,
    isCanceled,
    home: { slug, name },
    checkIn: checkIn.toString(),
    checkOut: checkOut.toString(),
    isReversal: sign < 0,
    gross: usd(gross),
    fee: usd(fee),
    earnings: usd(gross - fee),
  }
}
