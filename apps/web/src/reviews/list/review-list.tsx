import { useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import styles from './list.module.css'
import { ReviewCard } from './review-card.tsx'
import { ReviewTools } from './review-tools.tsx'
import { useReviewQuery } from './use-review-query.ts'
import { type ReviewsPage, useReviews } from './use-reviews.ts'

/** So few reviews need no search and no sorting. */
const mostWithoutTools = 4

export function ReviewList({ slug, first }: { slug: string; first: ReviewsPage }) {
  const t = useText()
  const { query, change } = useReviewQuery()
  const reviews = useReviews(slug, first, query)
  const { matches, isWaiting, error } = reviews
  const isFound = !isWaiting && error === undefined
  const { q } = query
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    change({ q: '' })
    field.current?.focus()
  }

  return (
    <>
      {(first.matches > mostWithoutTools || q) && (
        <ReviewTools {...{ query, field }} onChange={change} onClear={clear}>
          {isFound && q && <Found {...{ q, matches }} />}
        </ReviewTools>
      )}
      {error !== undefined && (
        <div className={styles.other}>
          <LoadError title={t('reviews.search_failed')} error={error} onRetry={reviews.retry} />
        </div>
      )}
      {isFound && matches === 0 && <NoReviews q={q} onClear={clear} />}
      {error === undefined && <FoundReviews {...{ reviews }} />}
    </>
  )
}

function NoReviews({ q, onClear }: { q: string; onClear: () => void }) {
  const t = useText()
  return (
    <div className={styles.other}>
      <EmptyState
        title={t('reviews.none', { words: q })}
        level={3}
        actions={
          <Button kind='quiet' onClick={onClear}>
            {t('reviews.clear')}
          </Button>
        }
      >
        {t('reviews.none_hint')}
      </EmptyState>
    </div>
  )
}

/** Announced here, because the empty state appears without a status role. */
function Found({ q, matches }: { q: string; matches: number }) {
  const t = useText()
  if (matches > 0) return t('reviews.found', { count: matches, words: q })
  return <span className='hidden-label'>{t('reviews.none', { words: q })}</span>
}

function FoundReviews({ reviews }: { reviews: ReturnType<typeof useReviews> }) {
  const t = useText()
  const { items, matches, query, hasMore } = reviews
  if (items.length === 0) return null
  return (
    <div aria-busy={reviews.isWaiting || undefined} className={styles.found}>
      <ul className={styles.list}>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} typed={query.q} />
        ))}
      </ul>
      {hasMore && (
        <Button kind='quiet' busy={reviews.isMoreWaiting} onClick={reviews.more}>
          {t('reviews.more', { shown: items.length, count: matches })}
        </Button>
      )}
    </div>
  )
}
