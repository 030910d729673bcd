import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { NotificationContent } from '@marea/contract/notifications/kinds.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import {
  findMessageFor,
  findOpenRequest,
  findStay,
  type StayRow,
} from '../../../apps/api/src/notifications/notices/facts-store.ts'
import { hostedFacts, stayFacts } from '../../../apps/api/src/notifications/notices/stay-notices.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { payoutsOf } from '../../../apps/api/src/wallet/payouts/withdrawals.ts'
import { companyDay } from '../../company-clock.ts'
import type { DemoBooking } from '../../history/demo-booking.ts'
import { demoUserId } from '../../people/people.ts'

const guestId = demoUserId('guest@marea.test')
const ownerId = demoUserId('owner@marea.test')
/** Older notifications were read when they arrived. */
const unreadFor = { hours: 24 * 3 }

type DemoNotice = NotificationContent & {
  recipientId: string
  source: string
  createdAt: Temporal.Instant
  aboutId?: string
}

/** Recent notifications of the demo guest and the demo owner. */
export async function seedNotifications(
  ctx: TransactionCtx,
  bookings: readonly DemoBooking[],
): Promise<void> {
  const notices = [
    ...(await noticesOfStays(ctx, bookings)),
    ...(await noticesOfMessages(ctx, guestId)),
    ...(await noticesOfMessages(ctx, ownerId)),
    ...(await noticesOfMoney(ctx)),
    ...(await noticesOfExpenses(ctx)),
  ].filter(({ createdAt }) => Temporal.Instant.compare(createdAt, ctx.now) <= 0)
  const unreadSince = ctx.now.subtract(unreadFor)
  const rows = notices
    .toSorted((one, other) => Temporal.Instant.compare(one.createdAt, other.createdAt))
    .map(({ facts, aboutId = null, ...notice }) => ({
      ...notice,
      facts: JSON.stringify(facts),
      aboutId,
      isShown: true,
      readAt: Temporal.Instant.compare(notice.createdAt, unreadSince) < 0 ? notice.createdAt : null,
    }))
  await ctx.db.insertInto('notifications').values(rows).execute()
}

async function noticesOfStays(
  { db, now }: TransactionCtx,
  bookings: readonly DemoBooking[],
): Promise<DemoNotice[]> {
  const today = companyDay(now)
  const newest = bookings.toSorted((one, other) =>
    Temporal.Instant.compare(other.bookedAt, one.bookedAt),
  )
  const own = newest.filter((booking) => booking.guestId === guestId)
  const hosted = newest.filter(({ stay }) => demoUserId(stay.home.owner) === ownerId)
  const of = async (
    some: readonly DemoBooking[],
    write: (stay: StayRow, booking: DemoBooking) => DemoNotice,
  ) => {
    const found = await Promise.all(some.map(({ id }) => findStay(db, id)))
    return some.flatMap((booking, index) => {
      const stay = found[index]
      return stay ? [write(stay, booking)] : []
    })
  }
  return [
    ...(await of(own.slice(0, 4), (stay, { id, bookedAt }) => ({
      kind: 'booking_confirmed',
      facts: { ...stayFacts(stay), count: stay.count },
      recipientId: guestId,
      source: `demo:${id}`,
      createdAt: bookedAt.add({ minutes: 2 }),
    }))),
    ...(await of(own.filter(({ isOver }) => isOver).slice(0, 2), (stay, booking) => ({
      kind: 'review_requested',
      facts: stayFacts(stay),
      recipientId: guestId,
      source: `demo:${booking.id}`,
      createdAt: booking.checkOutAt.add({ hours: 3 }),
    }))),
    ...(await of(hosted.slice(0, 6), (stay, { id, bookedAt }) => ({
      kind: 'new_booking',
      facts: { ...hostedFacts(stay), count: stay.count, amount: stay.amount },
      recipientId: ownerId,
      aboutId: stay.guestId,
      source: `demo:${id}`,
      createdAt: bookedAt.add({ minutes: 2 }),
    }))),
    ...(await of(
      hosted.filter(({ stay }) => stay.from === today),
      (stay, { id }) => ({
        kind: 'arrival_today',
        facts: { ...hostedFacts(stay), count: stay.count, time: stay.time },
        recipientId: ownerId,
        aboutId: stay.guestId,
        source: `arrival:${id}:${stay.checkIn}`,
        createdAt: now,
      }),
    )),
  ]
}

/** The newest messages that the person has not read. */
async function noticesOfMessages(
  { db }: TransactionCtx,
  recipientId: string,
): Promise<DemoNotice[]> {
  const messages = await db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.id', 'messages.roomId')
    .innerJoin('suites', 'suites.id', 'rooms.suiteId')
    .select(['messages.id', 'messages.sentAt'])
    .where((eb) => eb.or([eb('guestId', '=', recipientId), eb('suites.ownerId', '=', recipientId)]))
    .where('messages.kind', '=', 'words')
    .orderBy('messages.sentAt', 'desc')
    .limit(12)
    .execute()
  const notices: DemoNotice[] = []
  for (const { id: messageId, sentAt: createdAt } of messages) {
    const message = await findMessageFor(db, messageId, recipientId)
    if (!message || notices.length === 3) continue
    const { text, authorId, roomId, home, name } = message
    notices.push({
      kind: 'message',
      facts: {
        home: home ?? '',
        name: name.split(' ')[0] ?? '',
        roomId,
        messageId,
        state: 'text',
        words: text ?? '',
      },
      recipientId,
      ...(authorId ? { aboutId: authorId } : {}),
      source: `demo:${messageId}`,
      createdAt,
    })
  }
  return notices
}

async function noticesOfMoney(ctx: TransactionCtx): Promise<DemoNotice[]> {
  const deposits = await ctx.db
    .selectFrom('deposits')
    .select(['id', 'amount', 'settledAt'])
    .where('userId', '=', guestId)
    .where('status', '=', 'credited')
    .orderBy('settledAt', 'desc')
    .limit(2)
    .execute()
  const payouts = (await payoutsOf(ctx, ownerId)).slice(0, 2)
  return [
    ...deposits.map(({ id, amount, settledAt }): DemoNotice => {
      const createdAt = settledAt ?? ctx.now
      const source = `demo:${id}`
      return {
        kind: 'deposit_credited',
        facts: { amount },
        recipientId: guestId,
        source,
        createdAt,
      }
    }),
    ...payouts.flatMap(({ id, amount, arrivesOn, bankAccount, steps }): DemoNotice[] => {
      const sent = steps.find(({ status }) => status === 'sent')
      const bank = `${bankAccount.bankName} ${bankAccount.lastFour}`
      const facts = { amount: amount.amount, bank, day: arrivesOn, payoutId: id }
      const createdAt = sent && Temporal.Instant.from(sent.at)
      const source = `demo:${id}`
      return createdAt
        ? [{ kind: 'payout_sent', facts, recipientId: ownerId, source, createdAt }]
        : []
    }),
  ]
}

async function noticesOfExpenses({ db }: TransactionCtx): Promise<DemoNotice[]> {
  const requests = await db
    .selectFrom('expenseRequests')
    .select(['id', 'requestedAt'])
    .where('ownerId', '=', ownerId)
    .where('decision', 'is', null)
    .orderBy('requestedAt', 'desc')
    .limit(2)
    .execute()
  const notices: DemoNotice[] = []
  for (const { id: requestId, requestedAt: createdAt } of requests) {
    const request = await findOpenRequest(db, requestId)
    if (!request) continue
    const { home, amount } = request
    const concepts = perLanguage((language) => conceptIn(request, language))
    const facts = { home, amount, requestId, concepts }
    const source = `demo:${requestId}`
    notices.push({ kind: 'expense_to_approve', facts, recipientId: ownerId, source, createdAt })
  }
  return notices
}
