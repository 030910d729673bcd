import {
  maxReviewSearch,
  type ReviewSort,
  reviewSorts,
} from '@marea/contract/reviews/review-sorts.ts'

export type ReviewQuery = { q: string; sort: ReviewSort }

export function reviewQueryIn(params: URLSearchParams): ReviewQuery {
  const q = (params.get('reviewSearch') ?? '').trim().slice(0, maxReviewSearch).trim()
  const sort = reviewSorts.find((each) => each === params.get('reviewSort'))
  return { q, sort: sort ?? 'newest' }
}

/** The same URL with other reviews; defaults are left out. */
export function withReviewQuery(
  params: URLSearchParams,
  change: Partial<ReviewQuery>,
): URLSearchParams {
  const { q, sort } = { ...reviewQueryIn(params), ...change }
  const next = new URLSearchParams(params)
  next.delete('reviewSearch')
  next.delete('reviewSort')
  if (q.trim()) next.set('reviewSearch', q.trim())
  if (sort !== 'newest') next.set('reviewSort', sort)
  return next
}

export function isEveryReview({ q, sort }: ReviewQuery): boolean {
  return q === '' && sort === 'newest'
}
