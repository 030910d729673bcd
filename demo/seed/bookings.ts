import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { cancelStay } from '../../apps/api/src/bookings/cancel/cancel.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { readAllTerms, readTaxes, type SuiteTerms } from '../../apps/api/src/pricing/read-terms.ts'
import { companyDay } from '../company-clock.ts'
import { actAs } from '../history/act-as.ts'
import { type DemoBooking, type DemoEntry, toDemoBooking } from '../history/demo-booking.ts'
import { assignGuests, pastGuests } from '../people/guests.ts'
import { demoUserId } from '../people/people.ts'
import type { Taken } from './taken-stay.ts'

/** Every booked stay with its guest and its price, in a few statements. */
export async function seedBookings(ctx: TransactionCtx, stays: Taken[]): Promise<DemoBooking[]> {
  await insertPastGuests(ctx)
  const bookings = await createBookings(ctx, stays)
  await insertBookings(ctx, bookings)
  await insertSteps(ctx, bookings)
  await insertPayments(ctx, bookings)
  return bookings
}

async function insertPastGuests({ db, now }: TransactionCtx): Promise<void> {
  const createdAt = now.subtract({ hours: 24 * 800 })
  await db
    .insertInto('users')
    .values(
      pastGuests.map((stayer) => ({
        ...stayer,
        holdsEmail: true,
        emailConfirmedAt: createdAt,
        createdAt,
        phone: '+1 305 555 0199',
        gender: 'other',
        secretKind: 'none',
      })),
    )
    .execute()
}

async function createBookings(ctx: TransactionCtx, stays: Taken[]): Promise<DemoBooking[]> {
  const { db, now } = ctx
  const today = companyDay(now)
  const guests = assignGuests(stays, today)
  const terms = await readAllTerms(
    db,
    stays.map(({ id }) => id),
  )
  const taxes = new Map<SuiteTerms['jurisdiction'], Awaited<ReturnType<typeof readTaxes>>>()
  for (const { jurisdiction } of terms.values()) {
    if (!taxes.has(jurisdiction)) taxes.set(jurisdiction, await readTaxes(db, jurisdiction, today))
  }
  return stays.map((stay) => {
    const suite = terms.get(stay.id)
    if (!suite) throw new Error(`${stay.home.suite.slug} has no prices.`)
    const guestId = guests.get(stay.reference) ?? ''
    return toDemoBooking(stay, {
      guestId,
      terms: suite,
      now,
      taxes: taxes.get(suite.jurisdiction) ?? [],
    })
  })
}

async function insertBookings(ctx: TransactionCtx, bookings: DemoBooking[]): Promise<void> {
  const policyOf = await readPolicies(ctx)
  for (const some of chunks(bookings)) {
    await ctx.db
      .insertInto('bookings')
      .values(some.map((booking) => bookingRow(booking, policyOf.get(booking.stay.id) ?? '')))
      .execute()
  }
}

export async function readPolicies(ctx: TransactionCtx): Promise<Map<string, string>> {
  const policies = await ctx.db
    .selectFrom('suites')
    .innerJoin('cancellationPolicies', 'cancellationPolicies.code', 'suites.cancellation')
    .select(['suites.id', 'code', 'graceHours', 'graceDaysBefore', 'tiers', 'late'])
    .execute()
  return new Map(policies.map(({ id, ...policy }) => [id, JSON.stringify(policy)]))
}

export function bookingRow(booking: DemoBooking, cancellation: string) {
  const { id, paymentId, stay, guestId, guestCounts, lines, total, bookedAt } = booking
  const { checkInAt, checkOutAt, settledAt, isOver } = booking
  return {
    id,
    guestId,
    ...guestCounts,
    checkInAt,
    checkOutAt,
    settledAt,
    cancellation,
    reference: stay.reference,
    suiteId: stay.id,
    ownerId: demoUserId(stay.home.owner),
    status: isOver ? ('completed' as const) : ('confirmed' as const),
    quoteId: paymentId,
    nights: sql<string>`daterange(${stay.from}, ${stay.to})`,
    lines: JSON.stringify(lines),
    totalAmount: total,
    securityDepositAmount: stay.home.suite.securityDepositAmount ?? 0,
    houseRulesAcceptedAt: bookedAt,
    holdExpiresAt: bookedAt.add({ minutes: 15 }),
    createdAt: bookedAt,
    confirmedAt: bookedAt.add({ minutes: 2 }),
  }
}

async function insertSteps({ db }: TransactionCtx, bookings: DemoBooking[]): Promise<void> {
  const steps = bookings.flatMap(({ id: bookingId, bookedAt, checkOutAt, isOver }) => [
    { bookingId, status: 'held' as const, takenAt: bookedAt },
    { bookingId, status: 'confirmed' as const, takenAt: bookedAt.add({ minutes: 2 }) },
    ...(isOver ? [{ bookingId, status: 'completed' as const, takenAt: checkOutAt }] : []),
  ])
  for (const some of chunks(steps)) await db.insertInto('bookingSteps').values(some).execute()
}

async function insertPayments({ db }: TransactionCtx, bookings: DemoBooking[]): Promise<void> {
  for (const some of chunks(bookings)) {
    await db
      .insertInto('bookingPayments')
      .values(
        some.map(({ id: bookingId, paymentId, total, bookedAt }) => ({
          id: paymentId,
          bookingId,
          quoteId: paymentId,
          creditAmount: total,
          cardAmount: 0,
          status: 'paid' as const,
          createdAt: bookedAt,
          endedAt: bookedAt.add({ minutes: 2 }),
        })),
      )
      .execute()
    await db
      .insertInto('ledgerHolds')
      .values(
        some.map(({ paymentId, guestId: userId, total: amount, bookedAt }) => ({
          userId,
          amount,
          id: paymentId,
          status: 'posted' as const,
          postedAmount: amount,
          reference: `booking-payment:${paymentId}`,
          until: bookedAt.add({ minutes: 45 }),
          createdAt: bookedAt,
          closedAt: bookedAt.add({ minutes: 2 }),
        })),
      )
      .execute()
  }
}

/** Keeps each statement well below the time limit of the database. */
const entriesPerStatement = 250

/** Posts entries through the same journal as the product. */
export async function postAll({ db }: TransactionCtx, entries: DemoEntry[]): Promise<void> {
  const rows = entries.map(({ moves, postedAt, ...entry }) => {
    const amounts = new Map<string, number>()
    for (const { from, to, amount } of moves) {
      amounts.set(from, (amounts.get(from) ?? 0) - amount)
      amounts.set(to, (amounts.get(to) ?? 0) + amount)
    }
    const postings = [...amounts].filter(([, amount]) => amount !== 0).sort()
    return {
      ...entry,
      posted_at: postedAt.toString(),
      accounts: postings.map(([account]) => account),
      amounts: postings.map(([, amount]) => amount),
    }
  })
  for (let from = 0; from < rows.length; from += entriesPerStatement) {
    const part = JSON.stringify(rows.slice(from, from + entriesPerStatement))
    await sql`
      insert into ledger_journal (key, kind, reference, accounts, amounts, posted_at)
      select * from jsonb_to_recordset(${part}::jsonb) as entry (
        key text, kind text, reference text, accounts text[], amounts bigint[], posted_at timestamptz)`.execute(
      db,
    )
  }
}

/** The guest has canceled the last of their upcoming stays. */
export async function cancelLastUpcoming(
  ctx: TransactionCtx,
  bookings: DemoBooking[],
): Promise<void> {
  const guest = await actAs(ctx, 'guest@marea.test')
  const own = bookings.filter(
    ({ guestId, settledAt }) => guestId === demoUserId('guest@marea.test') && settledAt === null,
  )
  const last = own.toSorted((a, b) => (a.stay.from < b.stay.from ? -1 : 1)).at(-1)
  if (last) await cancelStay(guest, last.id, { to: 'wallet', reason: '' })
}

/**
 * A coming guest of Casa Almendro has canceled today, less than 14 days before check-in and too late
 * for a full refund, so the tax on what is kept is in this month's worksheets.
 */
export async function cancelLate(ctx: TransactionCtx, bookings: DemoBooking[]): Promise<void> {
  const today = todayOf(ctx)
  const isSoon = ({ home, from }: Taken) =>
    home.suite.slug === 'casa-almendro' && from > addDays(today, 1) && from < addDays(today, 14)
  const last = bookings
    .filter(({ stay, guestId }) => isSoon(stay) && pastGuests.some(({ id }) => id === guestId))
    .toSorted((a, b) => (a.stay.from < b.stay.from ? -1 : 1))
    .at(-1)
  const guest = pastGuests.find(({ id }) => id === last?.guestId)
  if (!last || !guest) return
  await cancelStay(await actAs(ctx, guest.email), last.id, { to: 'wallet', reason: '' })
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const size = 500
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
