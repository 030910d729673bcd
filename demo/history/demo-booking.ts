import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { settlementPostings } from '../../apps/api/src/bookings/settle/settlement-postings.ts'
import { type Line, price, type TaxRate } from '../../apps/api/src/pricing/price.ts'
import type { Terms } from '../../apps/api/src/pricing/terms.ts'
import { ledgerAccounts } from '../../apps/api/src/wallet/ledger/accounts.ts'
import type { Move } from '../../apps/api/src/wallet/ledger/post.ts'
import { companyInstant } from '../company-clock.ts'
import { demoUserId } from '../people/people.ts'
import type { Taken } from '../seed/taken-stay.ts'
import { createSeededRandom } from './seeded-random.ts'

export type DemoBooking = {
  id: string
  paymentId: string
  stay: Taken
  guestId: string
  guestCounts: GuestCounts
  lines: Line[]
  total: number
  bookedAt: Temporal.Instant
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  settledAt: Temporal.Instant | null
  isOver: boolean
}

export type DemoEntry = {
  key: string
  kind: string
  reference: string
  postedAt: Temporal.Instant
  moves: Move[]
}

/** The same in every demo data set. */
export function bookingIdOf({ reference }: Pick<Taken, 'reference'>): string {
  return demoUserId(`booking ${reference}`)
}

type BookingTerms = {
  guestId: string
  terms: Terms
  taxes: readonly TaxRate[]
  now: Temporal.Instant
}

/** A stay with its price as if it had been booked when its nights were taken. */
export function toDemoBooking(
  stay: Taken,
  { guestId, terms, taxes, now }: BookingTerms,
): DemoBooking {
  const { reference, from: checkIn, to: checkOut, takenOn, home } = stay
  const draw = createSeededRandom(`party of ${reference}`)
  const guests = draw.whole(1, terms.guests)
  const pets = terms.maxPets > 0 && draw.fraction() < 0.15 ? 1 : 0
  const guestCounts = { ...littleOnes(terms, guests, draw), guests, pets }
  const { lines, total } = price(terms, taxes, { checkIn, checkOut, ...guestCounts })
  const checkInAt = companyInstant(checkIn, home.suite.checkInFrom)
  const checkOutAt = companyInstant(checkOut, home.suite.checkOutUntil)
  const settledAt = checkInAt.add({ hours: 24 })
  const isSettled = Temporal.Instant.compare(settledAt, now) <= 0
  const isOver = isSettled && Temporal.Instant.compare(checkOutAt, now) <= 0
  return {
    stay,
    guestId,
    guestCounts,
    lines,
    total,
    checkInAt,
    checkOutAt,
    isOver,
    id: bookingIdOf(stay),
    paymentId: demoUserId(`payment ${reference}`),
    bookedAt: companyInstant(takenOn, '12:00'),
    settledAt: isSettled ? settledAt : null,
  }
}

/** Two in five groups of three or more bring children, and one in ten an infant. */
function littleOnes(
  { welcomesChildren = true, welcomesInfants = true }: Terms,
  guests: number,
  draw: ReturnType<typeof createSeededRandom>,
) {
  const hasChildren = guests > 2 && draw.fraction() < 0.4
  const isWithInfant = guests > 1 && draw.fraction() < 0.1
  return {
    children: hasChildren && welcomesChildren ? draw.whole(1, Math.min(3, guests - 2)) : 0,
    infants: isWithInfant && welcomesInfants ? 1 : 0,
  }
}

/**
 * Its ledger entries: a transfer to the wallet, the wallet's payment, and the settlement a day
 * after check-in.
 */
export function entriesOf(booking: DemoBooking): DemoEntry[] {
  const { id, paymentId, guestId, total: amount, bookedAt, settledAt, lines, stay } = booking
  const [wallet, onHold] = [ledgerAccounts.wallet(guestId), ledgerAccounts.depositHold(guestId)]
  const hold = `booking-payment:${paymentId}`
  const paid: DemoEntry[] = [
    {
      key: `transfer:${paymentId}`,
      kind: 'deposit.credited',
      reference: `deposit:${paymentId}`,
      postedAt: bookedAt,
      moves: [{ from: ledgerAccounts.cash, to: wallet, amount }],
    },
    {
      key: `hold:${hold}:open`,
      kind: 'hold.opened',
      reference: hold,
      postedAt: bookedAt.add({ minutes: 1 }),
      moves: [{ from: wallet, to: onHold, amount }],
    },
    {
      key: `hold:${hold}:close`,
      kind: 'hold.posted',
      reference: hold,
      postedAt: bookedAt.add({ minutes: 2 }),
      moves: [{ from: onHold, to: ledgerAccounts.escrow(id), amount }],
    },
  ]
  if (!settledAt) return paid
  const ownerId = demoUserId(stay.home.owner)
  const settled = {
    key: `booking:${id}:settle`,
    kind: 'booking.settled',
    reference: `booking:${id}`,
    postedAt: settledAt,
    moves: settlementPostings({ bookingId: id, ownerId }, lines),
  }
  return [...paid, settled]
}
