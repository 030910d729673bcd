import type { Occasion } from '@marea/contract/messaging/automatic-messages.ts'
import { fillPlaceholders } from '@marea/contract/messaging/placeholders.ts'
import { automaticDefaults } from '@marea/contract/messaging/texts/automatic-defaults.ts'
import { placeholderValues } from '../../../apps/api/src/messaging/placeholder-values.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import type { DemoBooking } from '../../history/demo-booking.ts'
import { demoUserId } from '../../people/people.ts'
import type { SeededHome } from '../home-listings.ts'

const owner = 'owner@marea.test'
const daysOn = 120

/** Inserted before the last words of the text. */
const withBreakfast = {
  en: (text: string) => text.replace('Safe travels', 'Breakfast is in the fridge.\n\nSafe travels'),
  es: (text: string) => text.replace('Buen viaje', 'El desayuno está en la nevera.\n\nBuen viaje'),
}

/** Inés's messages to her guests at booking and the day before; her goodbye is not translated yet. */
export async function seedAutomaticMessages(
  { db, now }: TransactionCtx,
  homes: SeededHome[],
): Promise<void> {
  const { booking_confirmed: booked, day_before_arrival: before, checkout } = automaticDefaults
  const since = now.subtract({ hours: 24 * daysOn })
  const texts = [
    { occasion: 'booking_confirmed', onSince: since, textEn: booked.en, textEs: booked.es },
    {
      occasion: 'day_before_arrival',
      onSince: since,
      textEn: withBreakfast.en(before.en),
      textEs: withBreakfast.es(before.es),
    },
    { occasion: 'checkout', onSince: null, textEn: checkout.en, textEs: '' },
  ] as const
  const changed = { version: 1, changedBy: demoUserId(owner), changedAt: since }
  const own = homes.filter(({ home }) => home.owner === owner)
  const rows = own.flatMap(({ id: suiteId }) =>
    texts.map((text) => ({ ...text, ...changed, suiteId })),
  )
  await db.insertInto('automaticMessages').values(rows).execute()
}

type Conversation = {
  id: string
  guestId: string
  suiteId: string
  ownerId: string
  bookings: DemoBooking[]
}

/** The automatic messages in a guest's conversation since Inés turned them on. */
export async function sentAutomatically(ctx: TransactionCtx, conversation: Conversation) {
  const { id: roomId, guestId, suiteId, ownerId, bookings } = conversation
  const sent = bookings.flatMap((booking) => occasionsOf(ctx, booking))
  if (ownerId !== demoUserId(owner) || sent.length === 0) return []
  const { fullName, language } = await ctx.db
    .selectFrom('users')
    .select(['fullName', 'language'])
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow()
  const rows = sent.map(async ({ booking, occasion, sentAt }) => {
    const { stay, guestCounts, checkInAt, checkOutAt } = booking
    const { reference, from: checkIn, to: checkOut } = stay
    const facts = {
      reference,
      guests: guestCounts.guests,
      checkIn,
      checkOut,
      checkInAt,
      checkOutAt,
    }
    const values = await placeholderValues(
      { ...ctx, now: sentAt },
      { guestName: fullName, suiteId, stay: { ...facts, status: 'confirmed' } },
    )
    const text = automaticDefaults[occasion][language]
    return {
      roomId,
      sentAt,
      occasion,
      bookingId: booking.id,
      kind: 'words' as const,
      note: null,
      authorId: ownerId,
      clientId: demoUserId(`${occasion} ${booking.id}`),
      text: fillPlaceholders(text, values[language]),
    }
  })
  return Promise.all(rows)
}

function occasionsOf({ now }: TransactionCtx, booking: DemoBooking) {
  const since = now.subtract({ hours: 24 * daysOn })
  const { bookedAt, checkInAt } = booking
  const times: [Occasion & keyof typeof automaticDefaults, Temporal.Instant][] = [
    ['booking_confirmed', bookedAt.add({ minutes: 3 })],
    ['day_before_arrival', checkInAt.subtract({ hours: 30 })],
  ]
  return times
    .filter(([, sentAt]) => isBetween(bookedAt, sentAt, now) && isBetween(since, sentAt, now))
    .map(([occasion, sentAt]) => ({ booking, occasion, sentAt }))
}

function isBetween(from: Temporal.Instant, one: Temporal.Instant, to: Temporal.Instant): boolean {
  return Temporal.Instant.compare(from, one) < 0 && Temporal.Instant.compare(one, to) < 0
}
