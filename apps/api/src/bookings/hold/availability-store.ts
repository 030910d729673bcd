import { type QuoteRow, quoteColumns } from '#calendar/quote/stored-quote.ts'
import { createBatchedLookup } from '#platform/db/batched-lookup.ts'
import { queryPrepared, type Statement } from '#platform/db/database.ts'

type AvailabilityQuery = { quoteId: string; userId: string; now: Temporal.Instant }

type RelatedBooking = {
  id: string
  isOwn: boolean
  isOfQuote: boolean
  /** Held for the same nights as the quote. */
  isSame: boolean
  isAlive: boolean
  holdPlace: number | null
}

/** The quote is left unparsed, because most concurrent requests lose. */
export type RequestedStay = QuoteRow & {
  askedBy: string
  ownerId: string
  timeZone: string
  isListed: boolean
  /** Taken by another guest. */
  isTaken: boolean
  /** The booking made from the quote, and the guest's other holds. */
  stays: RelatedBooking[]
}

/** Everything that decides whether a guest may hold the nights of a quote, in one query. */
const requestedStays = (name: string, requested: string): Statement => ({
  name,
  text: `
    select ${quoteColumns}, asked.user_id "askedBy", s.owner_id "ownerId",
      place.time_zone "timeZone",
      s.status = 'published' "isListed",
      exists (
        select from occupancies o
        where o.suite_id = q.suite_id and o.nights && q.nights
          and (o.expires_at is null or o.expires_at > $1)
      ) "isTaken",
      (select coalesce(json_agg(json_build_object('id', b.id, 'isOwn', b.guest_id = asked.user_id,
          'isOfQuote', b.quote_id = q.id,
          'isSame', b.status = 'held' and b.suite_id = q.suite_id and b.nights = q.nights,
          'isAlive', b.hold_expires_at > $1, 'holdPlace', b.hold_place) order by b.id), '[]')
        from bookings b
        where b.quote_id = q.id or b.guest_id = asked.user_id and b.status = 'held') stays
    from ${requested} asked (quote_id, user_id)
    join quotes q on q.id = asked.quote_id
    join suites s on s.id = q.suite_id
    join places place on place.slug = s.place`,
})

/** Two statements, because a plan is only cached for a fixed number of parameters. */
const requestedByOne = requestedStays('requested-by-one', '(values ($2::uuid, $3::uuid))')
const requestedByMany = requestedStays('requested-by-many', 'unnest($2::uuid[], $3::uuid[])')

export const findRequested = createBatchedLookup({
  batchSize: 50,
  find(db, requested: AvailabilityQuery[]): Promise<RequestedStay[]> {
    const now = requested[0]?.now
    const quoteIds = requested.map(({ quoteId }) => quoteId)
    const userIds = requested.map(({ userId }) => userId)
    return requested.length === 1
      ? queryPrepared(db, requestedByOne, [now, ...quoteIds, ...userIds])
      : queryPrepared(db, requestedByMany, [now, quoteIds, userIds])
  },
  isFor: ({ id, askedBy }: RequestedStay, { quoteId, userId }) =>
    id === quoteId && askedBy === userId,
})
