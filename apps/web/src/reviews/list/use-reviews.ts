import type { Review, ReviewSummary } from '@marea/contract/reviews/endpoints.ts'
import { useEffect, useState } from 'react'
import { callPlain } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { isEveryReview, type ReviewQuery } from './review-query.ts'

export type ReviewsPage = {
  summary: ReviewSummary
  items: Review[]
  matches: number
  page: number
  pages: number
}

type Shown = Omit<ReviewsPage, 'summary'> & { query: ReviewQuery; isFolded: boolean }

const initialReviews = 4

/** Shows the last reviews until the next ones have loaded. */
export function useReviews(slug: string, first: ReviewsPage, { q, sort }: ReviewQuery) {
  const [shown, setShown] = useState<Shown>(() => firstOf(first))
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const isShown = shown.query.q === q && shown.query.sort === sort
  const { isMoreWaiting, more } = useMore(slug, shown, setShown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setError(undefined)
    if (isShown) return
    const query = { q, sort }
    if (isEveryReview(query)) return setShown(firstOf(first))
    let isOver = false
    callPlain('GET /suites/:slug/reviews', { params: { slug }, query }).then(
      (page) => isOver || setShown({ ...page, query, isFolded: false }),
      (problem: unknown) => isOver || setError(problem),
    )
    return () => {
      isOver = true
    }
  }, [slug, first, q, sort, isShown, attempt])

  return {
    items: shown.isFolded ? shown.items.slice(0, initialReviews) : shown.items,
    matches: shown.matches,
    /** The query of the reviews shown, which differs from the URL while others load. */
    query: shown.query,
    isWaiting: !isShown && error === undefined,
    error: isShown ? undefined : error,
    retry: () => setAttempt(attempt + 1),
    hasMore: shown.isFolded || shown.page < shown.pages,
    isMoreWaiting,
    more,
  }
}

function firstOf({ summary: _summary, ...page }: ReviewsPage): Shown {
  const query = { q: '', sort: 'newest' } as const
  return { ...page, query, isFolded: page.items.length > initialReviews }
}

type Change = (change: (shown: Shown) => Shown) => void

function useMore(slug: string, shown: Shown, setShown: Change) {
  const t = useText()
  const [isMoreWaiting, setWaiting] = useState(false)

  async function more() {
    if (shown.isFolded) return setShown((now) => ({ ...now, isFolded: false }))
    setWaiting(true)
    try {
      const query = { ...shown.query, page: shown.page + 1 }
      const next = await callPlain('GET /suites/:slug/reviews', { params: { slug }, query })
      setShown((now) => (now.query === shown.query ? joined(now, next) : now))
    } catch {
      toast.error(t('reviews.failed'))
    } finally {
      setWaiting(false)
    }
  }

  return { isMoreWaiting, more }
}

/** A review published in the meantime shifts the pages, so one review may be returned twice. */
function joined(shown: Shown, next: ReviewsPage): Shown {
  const known = new Set(shown.items.map(({ id }) => id))
  const items = [...shown.items, ...next.items.filter(({ id }) => !known.has(id))]
  return { ...shown, items, page: next.page, pages: next.pages, matches: next.matches }
}
