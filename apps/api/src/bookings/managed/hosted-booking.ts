import type { BookingMoment, HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { findContact, listDoneChanges, listRefunds } from '#bookings/admin/admin-store.ts'
import { readTerms } from '#bookings/change/terms.ts'
import { mainHostIdsOf } from '#bookings/host-id/main-host-id.ts'
import { requireHosted, toOwnerViews } from '#bookings/owner-bookings.ts'
import { type BookingRow, findBooking, listSteps } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { findRight, includes } from '#suites/managed-home.ts'
import { listMarks } from './managed-stays-store.ts'

/** Shows what the reader's right in the home allows; operations have a page of their own in the console. */
export async function hostedBooking(ctx: Ctx, id: string) {
  const booking = await requireHosted(ctx, await findBooking(ctx.db, id), 'view')
  const { userId, profile } = personOf(ctx)
  const isOwner = booking.ownerId === userId
  if (profile === 'ADMIN' && !isOwner) throw new Problem('resource.not_found')
  const right = (await findRight(ctx, { id: booking.suiteId, ownerId: booking.ownerId })) ?? 'view'
  const hasMoney = includes(right, 'full')
  const [[view], hostIds, history] = await Promise.all([
    toOwnerViews(ctx, [booking]),
    isOwner ? mainHostIdsOf(ctx, [id]) : null,
    historyOf(ctx, booking, hasMoney),
  ])
  if (!view) throw new Problem('resource.not_found')
  return {
    isOwner,
    hasMoney,
    booking,
    shown: {
      ...view,
      history,
      checkInAt: booking.checkInAt.toString(),
      checkOutAt: booking.checkOutAt.toString(),
      phone: includes(right, 'calendar') ? await phoneOf(ctx, booking) : null,
      price: hasMoney ? priceOf(booking) : null,
      mainHostId: hostIds ? (hostIds.get(id) ?? ('missing' as const)) : null,
    },
  }
}

/** Guests are called on the days of their stay, as on the page of today. */
async function phoneOf({ db, now }: Ctx, booking: BookingRow) {
  const { checkIn, checkOut, guestId, status, timeZone } = booking
  const today = todayIn(timeZone, now)
  const isThere = checkIn <= today && today <= checkOut && status !== 'cancelled'
  return isThere ? (await findContact(db, guestId)).phone : null
}

function priceOf(booking: BookingRow): HostedBooking['price'] {
  return finalLines(booking).map((line) => ({
    ...toQuoteLine(line),
    yours: usd(line.for === 'owner' ? line.amount - line.commission : 0),
  }))
}

const none = { by: null, reason: '', dates: null, amount: null }
const stepKinds: Partial<Record<string, BookingMoment['kind']>> = {
  confirmed: 'booked',
  completed: 'completed',
  cancelled: 'canceled',
}
const markKinds = { checked_in: 'arrived', checked_out: 'left' } as const

async function historyOf(
  { db }: Ctx,
  { id, cancelledBy }: BookingRow,
  hasMoney: boolean,
): Promise<BookingMoment[]> {
  const [steps, changes, refunds, marks] = await Promise.all([
    listSteps(db, id),
    listDoneChanges(db, id),
    hasMoney ? listRefunds(db, id) : [],
    listMarks(db, id),
  ])
  const moments: BookingMoment[] = [
    ...steps.flatMap(({ status, takenAt, reason }) => {
      const kind = stepKinds[status]
      const by = kind === 'canceled' ? cancelledBy : null
      const own = by === 'owner' ? reason : ''
      return kind ? [{ ...none, kind, by, reason: own, at: takenAt.toString() }] : []
    }),
    ...changes.flatMap(({ before, after, endedAt }) => {
      const [from, to] = [readTerms(before), readTerms(after)]
      const amount = hasMoney ? usd(to.totalAmount) : null
      const isSame = from.quoteId === to.quoteId
      return isSame || !endedAt
        ? []
        : [
            {
              ...none,
              kind: 'changed' as const,
              at: endedAt.toString(),
              dates: { from: datesOf(from), to: datesOf(to) },
              amount,
            },
          ]
    }),
    ...refunds
      // A payment that came too late was never part of the stay's money.
      .filter(({ cause }) => cause !== 'late')
      .map(({ createdAt, creditAmount, cardAmount }) => ({
        ...none,
        kind: 'refunded' as const,
        at: createdAt.toString(),
        amount: usd(creditAmount + cardAmount),
      })),
    ...marks.map(({ mark, markedAt }) => ({
      ...none,
      kind: markKinds[mark],
      at: markedAt.toString(),
    })),
  ]
  return moments.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
}

function datesOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  return { checkIn, checkOut }
}
