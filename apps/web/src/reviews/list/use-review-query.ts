import { useEffect } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useIsHydrated } from '#platform/page/hydrated.ts'
import { isReload } from '#ui/scroll/hash-target.ts'
import { jumpTo } from '#ui/scroll/jump-to.ts'
import { isEveryReview, type ReviewQuery, reviewQueryIn, withReviewQuery } from './review-query.ts'

export const reviewToolsId = 'review-search'

const everyReview: ReviewQuery = { q: '', sort: 'newest' }

/** The server's page is the same for everyone, so the URL is read after hydration. */
export function useReviewQuery() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useIsHydrated()
  const query = isHydrated ? reviewQueryIn(params) : everyReview
  useOpenAtReviews(isHydrated && !isEveryReview(query))

  function change(next: Partial<ReviewQuery>) {
    const to = withReviewQuery(params, next)
    if (String(to) !== String(params)) setParams(to, { preventScrollReset: true })
  }

  return { query, change }
}

let isFirst = true

/** A link to a search of reviews opens at them; Back and a reload restore the scroll position. */
function useOpenAtReviews(isSearch: boolean) {
  const { hash } = useLocation()
  const type = useNavigationType()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (!isHydrated) return
    const isOpened = isFirst && type === 'POP'
    isFirst = false
    if (isSearch && isOpened && !hash && !isReload()) jumpTo(reviewToolsId)
  }, [isHydrated, isSearch, hash, type])
}
