import { addDays } from '@marea/contract/platform/time/days.ts'
import { nightsReference } from '../../../apps/api/src/bookings/hold/dates-taken.ts'
import { bookingCharges } from '../../../apps/api/src/bookings/pay/on-charge-settled.ts'
import {
  chargeRequestKey,
  insertPayment,
} from '../../../apps/api/src/bookings/payment/payment-store.ts'
import { holdNights } from '../../../apps/api/src/calendar/nights/hold-nights.ts'
import { insertCharge } from '../../../apps/api/src/payments/charge/charge-store.ts'
import { succeedCharge } from '../../../apps/api/src/payments/settle/settle-charge.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../../apps/api/src/platform/zoned-time.ts'
import { splitInTwo } from '../../../apps/api/src/pricing/part-payment.ts'
import { readTaxes, readTerms } from '../../../apps/api/src/pricing/read-terms.ts'
import { actAs } from '../../history/act-as.ts'
import { chargeDemoCard, type PreparedWallet } from '../../history/card-service.ts'
import { type DemoBooking, toDemoBooking } from '../../history/demo-booking.ts'
import { referenceOf } from '../../history/history.ts'
import { before } from '../../history/money-event.ts'
import { demoUserId } from '../../people/people.ts'
import { bookingRow, readPolicies } from '../bookings.ts'
import { firstFree } from '../calendar-changes.ts'
import type { SeededHome } from '../home-listings.ts'
import type { Taken } from '../taken-stay.ts'

const guest = 'guest@marea.test'
const bookedDaysAgo = 3
const soonest = 75
const nights = 5

/** A home with a full refund until shortly before check-in, which no test uses. */
const slug = 'casa-verbena'

type World = {
  homes: readonly SeededHome[]
  stays: readonly Taken[]
  bookings: readonly DemoBooking[]
  asked: readonly PreparedWallet[]
}

/** The guest has paid half of a stay, and the balance is due in some weeks. */
export async function seedPartPayment(ctx: TransactionCtx, world: World): Promise<void> {
  const wallet = world.asked.find(({ wallet }) => wallet.email === guest)
  const home = world.homes.find(({ home }) => home.suite.slug === slug)
  if (!wallet || !home) throw new Error('The guest, the card or the home is missing.')
  const at = before(ctx, { days: bookedDaysAgo, time: '12:00' })
  const laura = await actAs({ ...ctx, now: at }, guest)
  const booking = await chooseStay(laura, home, world)
  await hold(laura, booking)
  await payFirstPart(laura, booking, wallet)
}

async function chooseStay(
  ctx: TransactionCtx,
  home: SeededHome,
  { stays, bookings }: World,
): Promise<DemoBooking> {
  const guestId = demoUserId(guest)
  const ofHome = stays.filter(({ id }) => id === home.id)
  const own = bookings.filter((booking) => booking.guestId === guestId).map(({ stay }) => stay)
  const today = todayOf(ctx)
  const earliest = { from: addDays(today, soonest), nights }
  const from = firstFree([...ofHome, ...own], earliest)
  const stay: Taken = {
    ...home,
    kind: 'booking',
    from,
    to: addDays(from, nights),
    reference: referenceOf('booking', slug, from),
    takenOn: today,
  }
  const terms = await readTerms(ctx.db, home.id)
  const taxes = await readTaxes(ctx.db, terms.jurisdiction, today)
  return toDemoBooking(stay, { guestId, terms, taxes, now: ctx.now })
}

async function hold(ctx: TransactionCtx, booking: DemoBooking): Promise<void> {
  const { id, stay, bookedAt } = booking
  const { from: checkIn, to: checkOut } = stay
  await holdNights(ctx, { suiteId: stay.id, checkIn, checkOut, reference: nightsReference(id) })
  const policy = (await readPolicies(ctx)).get(stay.id) ?? ''
  const row = bookingRow(booking, policy)
  await ctx.db
    .insertInto('bookings')
    .values({ ...row, status: 'held', holdPlace: 1, confirmedAt: null })
    .execute()
  await ctx.db
    .insertInto('bookingSteps')
    .values({ bookingId: id, status: 'held', takenAt: bookedAt })
    .execute()
}

/** The price is known only here, so the processor is called inside the transaction. */
async function payFirstPart(
  ctx: TransactionCtx,
  { id, paymentId, guestId, total }: DemoBooking,
  { cards, customerId }: PreparedWallet,
): Promise<void> {
  const { first: amount } = splitInTwo(total)
  const paymentMethodId = cards[0]?.paymentMethodId ?? ''
  await insertPayment(ctx.db, {
    id: paymentId,
    bookingId: id,
    quoteId: paymentId,
    creditAmount: 0,
    cardAmount: amount,
    part: 'first',
    createdAt: ctx.now,
  })
  const chargeId = demoUserId(`charge ${id} ${amount}`)
  const given = { chargeId, purpose: 'booking', reference: id, amount, paymentMethodId } as const
  const charge = await chargeDemoCard(ctx.ports.cards, { ...given, customerId })
  await insertCharge(ctx.db, {
    id: chargeId,
    userId: guestId,
    processor: ctx.ports.cards.name,
    purpose: 'booking',
    reference: id,
    amount,
    paymentMethodId,
    requestKey: chargeRequestKey(paymentId),
    savesCard: false,
    returnUrl: '/my-bookings',
    createdAt: ctx.now,
  })
  await succeedCharge(ctx, chargeId, { booking: bookingCharges }, charge)
}
