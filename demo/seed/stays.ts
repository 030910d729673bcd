import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { companyInstant } from '../company-clock.ts'
import { bookingIdOf } from '../history/demo-booking.ts'
import { historyOf } from '../history/history.ts'
import type { DemoReview } from '../history/review.ts'
import { demoUserId } from '../people/people.ts'
import { seedBookings } from './bookings.ts'
import type { SeededHome } from './home-listings.ts'
import type { Taken } from './taken-stay.ts'

type ReviewedStay = Taken & { review: DemoReview }

/** Thousands of nights in one statement, where the constraint refuses any overlap. */
export async function seedStays(ctx: TransactionCtx, homes: SeededHome[]) {
  const today = todayOf(ctx)
  const stays = homes.flatMap(({ id, home }) =>
    historyOf(home, today).map((stay) => ({ ...stay, id, home })),
  )
  await insertOccupancies(ctx, stays)
  const reviewed = stays.filter((stay): stay is ReviewedStay => stay.review !== undefined)
  const bookings = await seedBookings(
    ctx,
    stays.filter(({ kind }) => kind === 'booking'),
  )
  await insertReplies(ctx, reviewed, await insertReviews(ctx, reviewed))
  return { stays, bookings }
}

/** The reference of a booked stay in the calendar and the reviews. */
function stayReference(stay: Pick<Taken, 'reference'>): string {
  return `booking:${bookingIdOf(stay)}`
}

async function insertOccupancies({ db }: TransactionCtx, stays: Taken[]): Promise<void> {
  await db
    .insertInto('occupancies')
    .values(
      stays.map(({ id, kind, reference, from, to, takenOn }) => ({
        suiteId: id,
        kind,
        reference: kind === 'booking' ? stayReference({ reference }) : reference,
        nights: sql<string>`daterange(${from}, ${to})`,
        createdAt: companyInstant(takenOn, '12:00'),
      })),
    )
    .execute()
}

/** Review ids by the stays they belong to. */
async function insertReviews({ db }: TransactionCtx, stays: ReviewedStay[]) {
  const rows = await db
    .insertInto('reviews')
    .values(stays.map(reviewRow))
    .returning(['id', 'stayReference'])
    .execute()
  return new Map(rows.map(({ id, stayReference }) => [stayReference, id]))
}

function reviewRow({ id, reference, from, to, review }: ReviewedStay) {
  const { guest, place, language, overall, aspects, text } = review
  const [cleanliness, accuracy, checkIn, communication, location, value] = aspects
  return {
    suiteId: id,
    stayReference: stayReference({ reference }),
    authorName: guest,
    authorPlace: place,
    overall,
    cleanliness,
    accuracy,
    checkIn,
    communication,
    location,
    value,
    text,
    language,
    stayedOn: Temporal.PlainDate.from(from),
    publishedAt: companyInstant(addDays(to, 2), '18:20'),
  }
}

async function insertReplies(
  { db }: TransactionCtx,
  stays: ReviewedStay[],
  reviewIds: Map<string, string>,
): Promise<void> {
  const replies = stays.flatMap(({ reference, to, home, review: { reply, language } }) => {
    const reviewId = reviewIds.get(stayReference({ reference }))
    if (!reply || !reviewId) return []
    const repliedAt = companyInstant(addDays(to, 3), '09:40')
    return { reviewId, authorId: demoUserId(home.owner), text: reply, language, repliedAt }
  })
  await db.insertInto('reviewReplies').values(replies).execute()
}
