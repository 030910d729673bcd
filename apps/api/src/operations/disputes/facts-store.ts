import type { Language } from '@marea/contract/platform/language.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type ChargeFacts = {
  id: string
  userId: string
  amount: number
  refunded: number
  brand: string | null
  lastFour: string | null
  paidAt: Temporal.Instant
  address: string | null
  device: string | null
  guestName: string
  guestEmail: string
  memberSince: Temporal.Instant
}

export async function findChargeFacts(db: Db, chargeId: string): Promise<ChargeFacts | undefined> {
  const { rows } = await sql<ChargeFacts>`
    select charges.id, charges.user_id as "userId", charges.amount, refunded, card_brand as brand,
      card_last_four as "lastFour", charges.created_at as "paidAt", address, device,
      full_name as "guestName", users.email as "guestEmail", users.created_at as "memberSince"
    from charges join users on users.id = charges.user_id
    left join charge_origins on charge_id = charges.id
    where charges.id = ${chargeId}`.execute(db)
  return rows[0]
}

export type StayFacts = {
  id: string
  reference: string
  status: string
  home: string
  street: string
  city: string
  timeZone: string
  checkIn: string
  checkOut: string
  guests: number
  total: number
  createdAt: Temporal.Instant
  confirmedAt: Temporal.Instant | null
  houseRulesAcceptedAt: Temporal.Instant | null
  houseRules: string[] | null
  rulesAddress: string | null
  rulesDevice: string | null
  language: Language | null
  idDocument: string | null
  idDecidedAt: Temporal.Instant | null
  checkedInAt: Temporal.Instant | null
  checkedOutAt: Temporal.Instant | null
}

/** The stay as it was booked, with what the guest accepted and what happened on site. */
export async function findStayFacts(db: Db, bookingId: string): Promise<StayFacts | undefined> {
  const { rows } = await sql<StayFacts>`
    select bookings.id, bookings.reference, bookings.status, suites.name as home, street, city,
      home_time_zone(suite_id) as "timeZone", lower(nights)::text as "checkIn",
      upper(nights)::text as "checkOut", bookings.guests, total_amount as total,
      bookings.created_at as "createdAt", confirmed_at as "confirmedAt",
      house_rules_accepted_at as "houseRulesAcceptedAt", house_rules as "houseRules",
      address as "rulesAddress", device as "rulesDevice", bookings.language,
      host_ids.document as "idDocument", host_ids.decided_at as "idDecidedAt",
      arrivals.marked_at as "checkedInAt", departures.marked_at as "checkedOutAt"
    from bookings join suites on suites.id = suite_id
    left join booking_acceptances on booking_acceptances.booking_id = bookings.id
    left join host_ids on host_ids.reference = bookings.reference and host_ids.status = 'accepted'
    left join stay_marks as arrivals
      on arrivals.booking_id = bookings.id and arrivals.mark = 'checked_in'
    left join stay_marks as departures
      on departures.booking_id = bookings.id and departures.mark = 'checked_out'
    where bookings.id = ${bookingId}`.execute(db)
  return rows[0]
}

export type MessageFacts = { at: Temporal.Instant; isGuest: boolean; text: string }

/** What guest and owner wrote to each other from the booking until a week after the stay, oldest first. */
export async function listStayMessages(db: Db, bookingId: string): Promise<MessageFacts[]> {
  const { rows } = await sql<MessageFacts>`
    select * from (
      select sent_at as at, author_id = bookings.guest_id as "isGuest", text
      from bookings join rooms on rooms.guest_id = bookings.guest_id
        and rooms.suite_id = bookings.suite_id
      join messages on messages.room_id = rooms.id
      where bookings.id = ${bookingId} and messages.kind = 'words' and text is not null
        and sent_at between bookings.created_at and bookings.check_out_at + interval '7 days'
      order by sent_at desc limit 60) as latest
    order by at`.execute(db)
  return rows
}

export type EmailFacts = { at: Temporal.Instant; subject: string; to: string; status: string }

export async function listStayEmails(
  db: Db,
  { bookingId, email }: { bookingId: string; email: string },
): Promise<EmailFacts[]> {
  const { rows } = await sql<EmailFacts>`
    select coalesce(ended_at, created_at) as at, subject, recipient as to, status::text
    from outgoing_mails
    where booking_id = ${bookingId} and recipient = ${email} and subject is not null
    order by created_at limit 40`.execute(db)
  return rows
}

export type EarlierPayment = {
  paidAt: Temporal.Instant
  amount: number
  what: string
  hasSameAddress: boolean
  hasSameDevice: boolean
}

/** Earlier payments by the same card that nobody disputed, as Visa asks for them: 120 to 364 days before. */
export async function listEarlierPayments(
  db: Db,
  { id, userId, brand, lastFour, paidAt }: ChargeFacts,
): Promise<EarlierPayment[]> {
  const { rows } = await sql<EarlierPayment>`
    select earlier.created_at as "paidAt", earlier.amount,
      coalesce(suites.name || ', ' || bookings.reference, replace(earlier.purpose::text, '_', ' ')) as what,
      coalesce(origin.address = disputed.address, false) as "hasSameAddress",
      coalesce(origin.device = disputed.device, false) as "hasSameDevice"
    from charges as earlier
    left join bookings on bookings.id = earlier.reference and earlier.purpose = 'booking'
    left join suites on suites.id = bookings.suite_id
    left join charge_origins as origin on origin.charge_id = earlier.id
    left join charge_origins as disputed on disputed.charge_id = ${id}
    where earlier.user_id = ${userId} and earlier.card_last_four = ${lastFour}
      and earlier.card_brand = ${brand} and earlier.status = 'succeeded' and earlier.refunded = 0
      and earlier.created_at between ${paidAt}::timestamptz - interval '364 days'
        and ${paidAt}::timestamptz - interval '120 days'
      and not exists (select from disputes where disputes.charge_id = earlier.id)
      and not exists (select from fraud_warnings where fraud_warnings.charge_id = earlier.id)
    order by (origin.address = disputed.address) desc nulls last, earlier.created_at desc limit 5`.execute(
    db,
  )
  return rows
}

export function listDisputeTransactions(db: Db, disputeId: string) {
  return db
    .selectFrom('disputeTransactions')
    .select(['amount', 'fee', 'occurredAt'])
    .where('disputeId', '=', disputeId)
    .orderBy('occurredAt')
    .execute()
}

export async function findSentFile(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('disputes')
    .select('sentFile')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sentFile ?? null
}
