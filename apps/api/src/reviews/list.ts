import { AspectStars, type Review, type ReviewSummary } from '@marea/contract/reviews/endpoints.ts'
import type { ReviewSort } from '@marea/contract/reviews/review-sorts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { wordsOf } from '#platform/words.ts'
import { publishedSuite } from '#suites/published.ts'
import { countReviews, listReviews } from './list-store.ts'
import { findRating } from './store.ts'

const perPage = 10

type ReviewQuery = { page: number; q: string; sort: ReviewSort }

export async function showReviews(ctx: Ctx, slug: string, { page, q, sort }: ReviewQuery) {
  const { id } = await publishedSuite(ctx, slug)
  const rating = await findRating(ctx.db, id)
  const words = wordsOf(q)
  const isWordless = q !== '' && words.length === 0
  const matches = isWordless ? 0 : await countReviews(ctx.db, id, words)
  const wanted = { words, sort, offset: (page - 1) * perPage, limit: perPage }
  const rows = matches > 0 ? await listReviews(ctx.db, id, wanted) : []
  return {
    summary: summaryOf(rating),
    items: rows.map(reviewOf),
    matches,
    page,
    pages: Math.max(1, Math.ceil(matches / perPage)),
  }
}

type RatingRow = Awaited<ReturnType<typeof findRating>>

function summaryOf(rating: RatingRow): ReviewSummary {
  if (!rating) return { count: 0, average: null, aspects: null, histogram: [0, 0, 0, 0, 0] }
  const { count, overall, histogram } = rating
  const average = (sum: number) => Math.round((sum / count) * 100) / 100
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = histogram
  return {
    count,
    average: average(overall),
    aspects: averagesOf(rating, average),
    histogram: [one, two, three, four, five],
  }
}

type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

export function reviewOf(row: ReviewRow): Review {
  const { id, overall, text, language, source, replyText, replyLanguage, repliedAt } = row
  return {
    id,
    author: { firstName: row.authorName, place: row.authorPlace },
    source,
    overall,
    aspects: AspectStars.safeParse(row).data ?? null,
    text,
    language,
    stayedOn: row.stayedOn.with({ day: 1 }).toString(),
    publishedAt: row.publishedAt.toString(),
    reply:
      replyText === null || replyLanguage === null
        ? null
        : { text: replyText, language: replyLanguage, repliedAt: String(repliedAt) },
  }
}

function averagesOf(row: AspectStars, shown: (sum: number) => number): AspectStars {
  const { cleanliness, accuracy, checkIn, communication, location, value } = row
  return {
    cleanliness: shown(cleanliness),
    accuracy: shown(accuracy),
    checkIn: shown(checkIn),
    communication: shown(communication),
    location: shown(location),
    value: shown(value),
  }
}
