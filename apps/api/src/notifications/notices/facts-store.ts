import type { Translations } from '@marea/contract/expenses/expense.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const checkIn = sql<string>`lower(nights)::text`.as('checkIn')
const checkOut = sql<string>`upper(nights)::text`.as('checkOut')

/** As agreed with the guest, who may check in early. */
const checkInTime = sql<string>`to_char(check_in_at at time zone places.time_zone, 'HH24:MI')`.as(
  'time',
)

export type StayRow = Awaited<ReturnType<typeof listArrivals>>[number]

function stays(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('suites', 'suites.id', 'bookings.suiteId')
    .innerJoin('places', 'places.slug', 'suites.place')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .select(['bookings.id as bookingId', 'bookings.reference', 'bookings.guests as count'])
    .select(['bookings.guestId', 'bookings.ownerId', 'bookings.cancelledBy'])
    .select(['suites.name as home', 'users.fullName as guest'])
    .select(checkInTime)
    .select(sql<number>`coalesce(payout_amount, 0)`.as('amount'))
    .select([checkIn, checkOut])
}

export function findStay(db: Db, bookingId: string): Promise<StayRow | undefined> {
  return stays(db).where('bookings.id', '=', bookingId).executeTakeFirst()
}

/** Nobody wants a reminder before breakfast. */
const earliest = '08:00'

const localTime = (now: Temporal.Instant) =>
  sql<string>`(${now.toString()}::timestamptz at time zone places.time_zone)`

type DaysAhead = { inDays: number }

export function listArrivals(db: Db, now: Temporal.Instant, { inDays }: DaysAhead) {
  return stays(db)
    .where('bookings.status', '=', 'confirmed')
    .where(sql<boolean>`lower(nights) = ${localTime(now)}::date + ${inDays}::integer`)
    .where(sql<boolean>`${localTime(now)}::time >= ${earliest}`)
    .orderBy('bookings.id')
    .execute()
}

/** A written message as the other side receives it. */
export function findMessageFor(db: Db, messageId: number, userId: string) {
  return (
    db
      .selectFrom('messages')
      .innerJoin('rooms', 'rooms.id', 'messages.roomId')
      .leftJoin('suites', 'suites.id', 'rooms.suiteId')
      .innerJoin('users as author', 'author.id', 'messages.authorId')
      .leftJoin('roomReaders', (join) =>
        join.onRef('roomReaders.roomId', '=', 'rooms.id').on('roomReaders.userId', '=', userId),
      )
      .select(['messages.text', 'messages.authorId', 'rooms.id as roomId', 'suites.name as home'])
      .select(['author.fullName as name', 'roomReaders.readId'])
      .where('messages.id', '=', messageId)
      .where('author.erasedAt', 'is', null)
      // A person who answers for the owner writes to the guest, and the guest to the owner.
      .where(sql<boolean>`(messages.author_id = rooms.guest_id) <> (rooms.guest_id = ${userId})`)
      .executeTakeFirst()
  )
}

export async function findReadId(db: Db, roomId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('roomReaders')
    .select('readId')
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.readId ?? 0
}

/** A published review, with the owner's stars for the guest where they wrote any. */
export function findReview(db: Db, id: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('suites', 'suites.id', 'reviews.suiteId')
    .leftJoin('stayReviews', 'stayReviews.reviewId', 'reviews.id')
    .leftJoin('guestReviews', 'guestReviews.bookingId', 'stayReviews.bookingId')
    .select(['suites.name as home', 'suites.slug', 'suites.ownerId'])
    .select(['reviews.overall', 'reviews.text', 'reviews.authorName', 'reviews.authorId'])
    .select(['guestReviews.bookingId', 'guestReviews.stars'])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}

export function findWatchedHome(db: Db, userId: string, suiteId: string) {
  return db
    .selectFrom('favoriteStays')
    .innerJoin('suites', (join) => join.on('suites.id', '=', suiteId))
    .select(['suites.name as home', 'suites.slug'])
    .select([checkIn, checkOut])
    .where('favoriteStays.userId', '=', userId)
    .executeTakeFirst()
}

/** A saved search whose guest still wants alerts. */
export function findAlertedSearch(db: Db, userId: string, id: string) {
  return db
    .selectFrom('savedSearches')
    .select(['name', sql<Record<string, string>>`query`.as('query')])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('hasAlerts', '=', true)
    .executeTakeFirst()
}

export function listPublishedHomes(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('suites')
    .select(['id', 'name as home', 'slug'])
    .where('id', 'in', suiteIds)
    .where('status', '=', 'published')
    .execute()
}

type RequestRow = {
  home: string
  ownerId: string
  amount: number
  concept: string
  translations: Translations
}

/** An expense that still waits for its owner. */
export async function findOpenRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select suites.name home, expense_requests.owner_id "ownerId", amount + markup amount, concept,
      translations
    from expense_requests join suites on suites.id = expense_requests.suite_id
    where expense_requests.id = ${id} and decision is null`.execute(db)
  return rows[0]
}

export function findFeedHome(db: Db, feedId: string) {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('suites', 'suites.id', 'calendarFeeds.suiteId')
    .select(['suites.id as suiteId', 'suites.ownerId', 'suites.name as home'])
    .select('calendarFeeds.name as channel')
    .where('calendarFeeds.id', '=', feedId)
    .executeTakeFirst()
}

export function findHome(db: Db, suiteId: string) {
  return db
    .selectFrom('suites')
    .select(['name as home', 'slug'])
    .where('id', '=', suiteId)
    .executeTakeFirst()
}

export async function findEndpointUrl(db: Db, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('webhookEndpoints')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.url
}

type LicenseRow = {
  isOver: boolean
  suiteId: string
  ownerId: string
  home: string
  slug: string
  license: LicenseKind
  day: string
}

export async function listEndingLicenses(
  db: Db,
  now: Temporal.Instant,
  { inDays }: DaysAhead,
): Promise<LicenseRow[]> {
  const { rows } = await sql<LicenseRow>`
    select suites.id "suiteId", owner_id "ownerId", name home, suites.slug, suite_licenses.kind license,
      valid_until::text "day", valid_until < ${localTime(now)}::date "isOver"
    from suite_licenses join suites on suites.id = suite_licenses.suite_id
    join places on places.slug = suites.place
    where suites.status = 'published' and valid_until < ${localTime(now)}::date + ${inDays}::integer
      and ${localTime(now)}::time >= ${earliest}
    order by valid_until, suites.id`.execute(db)
  return rows
}
