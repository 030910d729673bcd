import type { Review, ReviewSummary } from '@marea/contract/reviews/endpoints.ts'
import { type ReactNode, useState } from 'react'
import { callPlain } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { aspects } from './aspects.ts'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

export type ReviewsPage = {
  summary: ReviewSummary
  items: Review[]
  page: number
  pages: number
}

const initialReviews = 4

export function Reviews({ slug, first }: { slug: string; first: ReviewsPage }) {
  const t = useText()
  const { summary } = first
  if (!summary.average || !summary.aspects) return null
  return (
    <section id='reviews' className={`far ${styles.reviews}`}>
      <Score average={summary.average} summary={summary} />
      <div>
        <Heading level={2}>{t('reviews.title')}</Heading>
        <dl className={styles.aspects}>
          {aspects.map((aspect) => (
            <Bar
              key={aspect}
              label={t(`aspect.${aspect}`)}
              share={(summary.aspects?.[aspect] ?? 0) / 5}
            >
              {summary.aspects?.[aspect].toFixed(2)}
            </Bar>
          ))}
        </dl>
        <ReviewList slug={slug} first={first} />
      </div>
    </section>
  )
}

function Score({ average, summary }: { average: number; summary: ReviewSummary }) {
  const t = useText()
  const { count, histogram } = summary
  return (
    <div>
      <p className={`serif ${styles.average}`}>{average.toFixed(2)}</p>
      <p className='soft'>{t('reviews.from', { count })}</p>
      <dl className={styles.stars}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar
            key={stars}
            label={<StarsLabel stars={stars} />}
            share={(histogram[stars - 1] ?? 0) / Math.max(count, 1)}
          >
            {histogram[stars - 1]}
          </Bar>
        ))}
      </dl>
    </div>
  )
}

function StarsLabel({ stars }: { stars: number }) {
  const t = useText()
  return (
    <>
      <span aria-hidden='true'>{stars}</span>
      <span className='hidden-label'>{t('reviews.stars', { count: stars })}</span>
    </>
  )
}

type BarProps = { label: ReactNode; share: number; children: ReactNode }

function Bar({ label, share, children }: BarProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <i aria-hidden='true'>
          <b style={{ width: `${share * 100}%` }} />
        </i>
        <span className='figures'>{children}</span>
      </dd>
    </div>
  )
}

function ReviewList({ slug, first }: { slug: string; first: ReviewsPage }) {
  const t = useText()
  const { shown, hasMore, isWaiting, more } = useMoreReviews(slug, first)
  return (
    <>
      <ul className={styles.list}>
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {hasMore && (
        <Button kind='quiet' busy={isWaiting} onClick={more}>
          {t('reviews.more', { shown: shown.length, count: first.summary.count })}
        </Button>
      )}
    </>
  )
}

function useMoreReviews(slug: string, first: ReviewsPage) {
  const t = useText()
  const [items, setItems] = useState(first.items)
  const [page, setPage] = useState(first.page)
  const [isFolded, setFolded] = useState(first.items.length > initialReviews)
  const [isWaiting, setWaiting] = useState(false)

  async function loadMore() {
    if (isFolded) return setFolded(false)
    setWaiting(true)
    try {
      const query = { page: page + 1 }
      const next = await callPlain('GET /suites/:slug/reviews', { params: { slug }, query })
      const known = new Set(items.map(({ id }) => id))
      setItems([...items, ...next.items.filter(({ id }) => !known.has(id))])
      setPage(page + 1)
    } catch {
      toast.error(t('reviews.failed'))
    } finally {
      setWaiting(false)
    }
  }

  return {
    shown: isFolded ? items.slice(0, initialReviews) : items,
    hasMore: isFolded || page < first.pages,
    isWaiting,
    more: loadMore,
  }
}
