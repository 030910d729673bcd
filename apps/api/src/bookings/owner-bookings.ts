import type { BookingList } from '@marea/contract/bookings/endpoints.ts'
import type { OwnerBooking } from '@marea/contract/bookings/owner-bookings.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { balanceView, dueBalancesOf } from '#bookings/balance/balance.ts'
import type { BalanceRow } from '#bookings/balance/balance-store.ts'
import { settlementDueAt } from '#bookings/settle/settle.ts'
import { personOf, photoAddress } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { sharesOf } from '#pricing/price.ts'
import { findStayTimeLine } from '#pricing/stay-times.ts'
import { listCards, type UnpricedCard } from '#suites/cards.ts'
import {
  findRight,
  includes,
  managedSuites,
  type Right,
  requireRight,
} from '#suites/managed-home.ts'
import { countBookings, listBookings, listGuests } from './list-store.ts'
import { suiteOf } from './show.ts'
import { allowedActions } from './status.ts'
import { type BookingRow, lockBooking } from './store.ts'
import { finalLines, linesOf } from './terms.ts'

const perPage = 20

export async function ownerBookings(ctx: Ctx, { list, page }: { list: BookingList; page: number }) {
  const { userId, isCoHost } = personOf(ctx)
  const managed = isCoHost ? await managedSuites(ctx, 'view') : []
  const coHosted = managed.filter(({ right }) => right !== 'own')
  const of = { host: { userId, coHosted }, now: ctx.now }
  const counts = await countBookings(ctx.db, of)
  const rows = await listBookings(ctx.db, list, {
    ...of,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return {
    items: await toOwnerViews(ctx, rows),
    page,
    pages: Math.max(1, Math.ceil(counts[list] / perPage)),
  }
}

/** An administrator in the owner's account cannot refund: the console has limits and a log for that. */
export function requireHost(ctx: Ctx): void {
  if (personOf(ctx).impersonatorId) throw new Problem('operations.use_console')
}

export function earningOf(row: BookingRow): number {
  return sharesOf(finalLines(row)).get('owner') ?? 0
}

/** Requires a stay in the owner's own home; admins cancel for an owner but never act as one. */
export async function lockHostedBooking(ctx: TransactionCtx, id: string): Promise<BookingRow> {
  const booking = await requireHosted(ctx, await lockBooking(ctx.db, id), 'own')
  if (booking.ownerId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return booking
}

/** A hold is visible to its guest only. */
export async function requireHosted(
  ctx: Ctx,
  booking: BookingRow | undefined,
  right: Right,
): Promise<BookingRow> {
  if (!booking?.confirmedAt) throw new Problem('resource.not_found')
  const home = { id: booking.suiteId, ownerId: booking.ownerId }
  await requireRight(ctx, home, right)
  return booking
}

/** The caller has checked the home. */
export async function toOwnerViews(ctx: Ctx, rows: BookingRow[]): Promise<OwnerBooking[]> {
  const ids = (of: 'suiteId' | 'guestId') => rows.map((row) => row[of])
  const cards = await listCards(ctx, ids('suiteId'))
  const guests = await listGuests(ctx.db, ids('guestId'))
  const rights = await rightsIn(ctx, rows)
  const rests = await dueBalancesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toOwnerView(ctx, row, {
      guests,
      rest: rests.get(row.id),
      card: cards.get(row.suiteId),
      right: rights.get(row.suiteId) ?? 'view',
    }),
  )
}

async function rightsIn(ctx: Ctx, rows: BookingRow[]): Promise<Map<string, Right>> {
  const homes = new Map(rows.map(({ suiteId: id, ownerId }) => [id, { id, ownerId }]))
  const rights = new Map<string, Right>()
  for (const home of homes.values()) rights.set(home.id, (await findRight(ctx, home)) ?? 'view')
  return rights
}

type Guests = Awaited<ReturnType<typeof listGuests>>

type Known = {
  card: UnpricedCard | undefined
  guests: Guests
  right: Right
  rest: BalanceRow | undefined
}

function toOwnerView(
  ctx: Ctx,
  row: BookingRow,
  { card, guests, right, rest }: Known,
): OwnerBooking {
  const { id, reference, status, checkIn, checkOut, guestId, comments, extras } = row
  const guest = guests.find((each) => each.id === guestId)
  const photoKey = guest?.photoKey ?? null
  const isFull = includes(right, 'full')
  return {
    id,
    reference,
    status,
    checkIn,
    checkOut,
    timeZone: row.timeZone,
    comments,
    extras,
    suite: suiteOf(card),
    nights: nightsBetween(checkIn, checkOut),
    ...guestCountsOf(row),
    total: isFull ? usd(row.totalAmount) : null,
    guest: {
      id: guestId,
      fullName: guest?.fullName ?? '',
      photo: photoKey === null ? null : photoAddress(ctx, photoKey),
    },
    earning: isFull ? usd(earningOf(row)) : null,
    rest: isFull ? hostedBalance(balanceView(rest, row)) : null,
    hours: paidStayTimes(row),
    settlesAt: settlementDueAt(row).toString(),
    canCancel: isFull && allowedActions(row, ctx.now).includes('cancel'),
    canMessage: row.ownerId === personOf(ctx).userId,
  }
}

function paidStayTimes(row: BookingRow): OwnerBooking['hours'] {
  const lines = linesOf(row)
  return {
    checkInAt: findStayTimeLine(lines, 'check_in') ? row.checkInAt.toString() : null,
    checkOutAt: findStayTimeLine(lines, 'check_out') ? row.checkOutAt.toString() : null,
  }
}

/** Owners see what is due, and neither the card nor why it was declined. */
function hostedBalance(rest: ReturnType<typeof balanceView>): OwnerBooking['rest'] {
  return rest && { amount: rest.amount, dueOn: rest.dueOn }
}
