import { queryPrepared, type Statement } from '#platform/database.ts'
import { newLookup } from '#platform/lookup.ts'

type Asked = { quoteId: string; userId: string; now: Temporal.Instant }

type Wanted = {
  quoteId: string
  userId: string
  suiteId: string
  checkIn: string
  checkOut: string
  /** By somebody else than whoever asks. */
  isTaken: boolean
}

const wantedByQuotes: Statement = {
  name: 'wanted-by-quotes',
  text: `
    select q.id "quoteId", asked.user_id "userId", q.suite_id "suiteId",
      lower(q.nights)::text "checkIn", upper(q.nights)::text "checkOut",
      exists (
        select from occupancies o
        where o.suite_id = q.suite_id and o.nights && q.nights
          and (o.expires_at is null or o.expires_at > $1)
      ) and not exists (
        select from bookings b where b.guest_id = asked.user_id
          and (b.quote_id = q.id or b.suite_id = q.suite_id and b.nights = q.nights)
      ) "isTaken"
    from unnest($2::uuid[], $3::uuid[]) asked (quote_id, user_id)
    join quotes q on q.id = asked.quote_id and q.expires_at > $1`,
}

/** The nights of a quote that has not run out; those who ask together share a statement. */
export const findWanted = newLookup({
  atOnce: 50,
  find(db, asked: Asked[]): Promise<Wanted[]> {
    const quoteIds = asked.map(({ quoteId }) => quoteId)
    const userIds = asked.map(({ userId }) => userId)
    return queryPrepared(db, wantedByQuotes, [asked[0]?.now, quoteIds, userIds])
  },
  isFor: (row: Wanted, { quoteId, userId }) => row.quoteId === quoteId && row.userId === userId,
})
