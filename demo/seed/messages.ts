import { usd } from '@marea/contract/platform/money.ts'
import { sql } from 'kysely'
import { messagingConsequences } from '../../apps/api/src/messaging/consequences.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { followStored } from '../../apps/api/src/platform/events/consequences.ts'
import {
  type DemoConversation,
  inquiries,
  type MessageTime,
  pastStays,
  riskyInquiry,
  upcomingStays,
} from '../history/conversations.ts'
import type { DemoBooking } from '../history/demo-booking.ts'
import { pastGuests } from '../people/guests.ts'
import { demoUserId } from '../people/people.ts'
import type { SeededHome } from './home-listings.ts'
import { sentAutomatically } from './templates/automatic-messages.ts'

type Participants = { guestId: string; suiteId: string; ownerId: string }
type SeededConversation = Participants & {
  id: string
  bookings: DemoBooking[]
  conversation: DemoConversation
}

type ConversationMessages = SeededConversation & { words: ReturnType<typeof messagesOf> }

const shownInFull = ['guest@marea.test', 'diego@marea.test', 'sam@marea.test'].map(demoUserId)
const ofEachHome = 2

/**
 * Conversations of guests and owners: all of the demo accounts, and the recent ones of every home.
 */
export async function seedMessages(
  ctx: TransactionCtx,
  homes: SeededHome[],
  bookings: DemoBooking[],
): Promise<void> {
  const all = [
    ...conversationsOf(bookings),
    ...inquiriesIn(homes, bookings),
    ...riskyInquiryIn(homes, bookings),
  ]
  const rooms = all.map((room) => ({
    ...room,
    words: messagesOf(ctx, room),
  }))
  await insertConversations(ctx, rooms)
  await insertMessages(ctx, rooms)
  await setLastMessage(ctx)
  for (const room of rooms) await setReadPositions(ctx, room)
  await addCancellationNotes(ctx)
}

/** One conversation for each guest and home, with all their bookings. */
function conversationsOf(bookings: DemoBooking[]): SeededConversation[] {
  const chosen = bookings.filter(({ guestId }) => shownInFull.includes(guestId))
  for (const ofHome of Map.groupBy(bookings, ({ stay }) => stay.id).values()) {
    const byArrival = ofHome
      .filter(({ guestId }) => !shownInFull.includes(guestId))
      .toSorted((a, b) => (a.stay.from < b.stay.from ? -1 : 1))
    const at = byArrival.findIndex(({ isOver }) => !isOver)
    chosen.push(...byArrival.slice(Math.max(0, at - ofEachHome), at + ofEachHome))
  }
  const byRoom = Map.groupBy(chosen, ({ guestId, stay }) => conversationIdOf(guestId, stay.home))
  const choose = createTextPicker()
  return [...byRoom].flatMap(([id, own]) => {
    const booking = own.toSorted((a, b) => (a.stay.from > b.stay.from ? -1 : 1))[0]
    if (!booking) return []
    const { guestId, stay } = booking
    const two = { guestId, suiteId: stay.id, ownerId: demoUserId(stay.home.owner) }
    const conversation = choose(
      (booking.isOver ? pastStays : upcomingStays)[languageOf(guestId)],
      two,
    )
    return { ...two, id, bookings: own, conversation }
  })
}

/** Picks a text that neither participant has had yet, or the least used one. */
function createTextPicker() {
  const had = new Map<string, number>()
  const times = (who: string, one: DemoConversation) =>
    had.get(`${who} ${one.messages[0]?.text}`) ?? 0
  return (
    from: readonly DemoConversation[],
    { guestId, ownerId }: Participants,
  ): DemoConversation => {
    const tired = (one: DemoConversation) => 10 * times(guestId, one) + times(ownerId, one)
    const chosen = from.toSorted((a, b) => tired(a) - tired(b))[0] ?? { messages: [] }
    for (const who of [guestId, ownerId]) {
      had.set(`${who} ${chosen.messages[0]?.text}`, times(who, chosen) + 1)
    }
    return chosen
  }
}

/** Inquiries about the first of the homes in which the guest has no booking. */
function inquiriesIn(homes: SeededHome[], bookings: DemoBooking[]): SeededConversation[] {
  return Object.entries(inquiries).flatMap(([email, { slugs, conversation }]) => {
    const guestId = demoUserId(email)
    const booked = new Set(
      bookings.filter((each) => each.guestId === guestId).map(({ stay }) => stay.id),
    )
    const requested = slugs.flatMap((slug) => homes.filter(({ home }) => home.suite.slug === slug))
    const found = requested.find(({ id }) => !booked.has(id))
    if (!found) return []
    const two = { guestId, suiteId: found.id, ownerId: demoUserId(found.home.owner) }
    return { ...two, id: conversationIdOf(guestId, found.home), bookings: [], conversation }
  })
}

/** From the first guest who has booked nothing with the owner of the home. */
function riskyInquiryIn(homes: SeededHome[], bookings: DemoBooking[]): SeededConversation[] {
  const found = homes.find(({ home }) => home.suite.slug === 'casa-almendro')
  if (!found) return []
  const { owner } = found.home
  const booked = new Set(
    bookings.filter(({ stay }) => stay.home.owner === owner).map(({ guestId }) => guestId),
  )
  const guest = pastGuests.find(({ id, language }) => language === 'en' && !booked.has(id))
  if (!guest) return []
  const two = { guestId: guest.id, suiteId: found.id, ownerId: demoUserId(owner) }
  const id = conversationIdOf(guest.id, found.home)
  return [{ ...two, id, bookings: [], conversation: riskyInquiry }]
}

/** The same in every demo data set. */
function conversationIdOf(guestId: string, { suite }: SeededHome['home']): string {
  return demoUserId(`room ${guestId} ${suite.slug}`)
}

function languageOf(guestId: string): 'en' | 'es' {
  if (guestId === demoUserId('diego@marea.test')) return 'es'
  return pastGuests.find(({ id }) => id === guestId)?.language ?? 'en'
}

async function insertConversations(
  { db, now }: TransactionCtx,
  rooms: ConversationMessages[],
): Promise<void> {
  const rows = rooms.map(({ id, guestId, suiteId, bookings, words }) => ({
    id,
    guestId,
    suiteId,
    openedAt: bookings[0]?.bookedAt ?? words[0]?.sentAt ?? now,
  }))
  await db.insertInto('rooms').values(rows).execute()
}

/** Inserted in chronological order, because their ids must be. */
async function insertMessages(ctx: TransactionCtx, rooms: ConversationMessages[]): Promise<void> {
  const written = rooms.flatMap((conversation) => [...notesOf(conversation), ...conversation.words])
  const automatic = await Promise.all(rooms.map((room) => sentAutomatically(ctx, room)))
  const rows = [
    ...written.map((row) => ({ ...row, occasion: null, bookingId: null })),
    ...automatic.flat(),
  ]
  await ctx.db
    .insertInto('messages')
    .values(rows.toSorted((a, b) => Temporal.Instant.compare(a.sentAt, b.sentAt)))
    .execute()
}

function notesOf({ id: roomId, bookings }: SeededConversation) {
  return bookings.map(({ stay, total, bookedAt }) => ({
    roomId,
    authorId: null,
    clientId: null,
    text: null,
    kind: 'confirmed' as const,
    note: JSON.stringify({
      kind: 'confirmed',
      reference: stay.reference,
      by: null,
      total: usd(total),
      checkIn: stay.from,
      checkOut: stay.to,
    }),
    sentAt: bookedAt.add({ minutes: 2 }),
  }))
}

/** No reply precedes its question, and no message is dated in the future. */
function messagesOf({ now }: TransactionCtx, room: SeededConversation) {
  const { id: roomId, guestId, ownerId, bookings, conversation } = room
  const booking = bookings.toSorted((a, b) => (a.stay.from > b.stay.from ? -1 : 1))[0]
  let before = booking?.bookedAt.add({ minutes: 2 })
  const words = conversation.messages.map(({ by, when, text }, index) => {
    const sentAt = laterOf(instantOf(when, booking, now), before?.add({ minutes: 7 }))
    before = sentAt
    return {
      roomId,
      text,
      sentAt,
      kind: 'words' as const,
      note: null,
      authorId: by === 'guest' ? guestId : ownerId,
      clientId: demoUserId(`message ${roomId} ${index}`),
    }
  })
  return words.filter(({ sentAt }) => Temporal.Instant.compare(sentAt, now) < 0)
}

function laterOf(one: Temporal.Instant, other: Temporal.Instant | undefined): Temporal.Instant {
  return other && Temporal.Instant.compare(other, one) > 0 ? other : one
}

function instantOf(
  when: MessageTime,
  booking: DemoBooking | undefined,
  now: Temporal.Instant,
): Temporal.Instant {
  if ('ago' in when || !booking) return shifted(now, 'ago' in when ? -when.ago : 0)
  if ('booked' in when) return shifted(booking.bookedAt, when.booked)
  if ('arriving' in when) return shifted(booking.checkInAt, -when.arriving)
  return shifted(booking.checkOutAt, when.left)
}

function shifted(instant: Temporal.Instant, hours: number): Temporal.Instant {
  return instant.add({ minutes: Math.round(hours * 60) })
}

async function setLastMessage({ db }: TransactionCtx): Promise<void> {
  await sql`
    update rooms set last_message_id = newest.id
    from (select room_id, max(id) id from messages group by room_id) newest
    where newest.room_id = rooms.id`.execute(db)
}

/** Everything has been read by both except the last messages of an open conversation. */
async function setReadPositions({ db }: TransactionCtx, room: ConversationMessages): Promise<void> {
  const { id: roomId, guestId, ownerId, conversation, words } = room
  const isWhole = words.length === conversation.messages.length
  const unread = isWhole ? (conversation.unread ?? 0) : 0
  for (const userId of [guestId, ownerId]) {
    const waiting = words.at(-1)?.authorId === userId ? 0 : unread
    const readId = sql<number>`coalesce((select min(id) from (select id from messages
      where room_id = ${roomId} order by id desc limit ${waiting + 1}) newest), 0)`
    await db.insertInto('roomReaders').values({ roomId, userId, readId }).execute()
  }
}

/** A cancellation appears as a note in its conversation, as it does when it happens. */
async function addCancellationNotes(ctx: TransactionCtx): Promise<void> {
  const cancellations = await ctx.db
    .selectFrom('events')
    .select(['id', 'kind', 'subject', 'data'])
    .where('kind', '=', 'booking.cancelled')
    .execute()
  await followStored(ctx, { messaging: messagingConsequences }, cancellations)
}
