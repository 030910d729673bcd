import type { ReviewSummary } from '@marea/contract/reviews/endpoints.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Beside } from '#ui/page/columns.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { aspects } from './aspects.ts'
import { ReviewList } from './list/review-list.tsx'
import type { ReviewsPage } from './list/use-reviews.ts'
import styles from './reviews.module.css'

/** A home may have reviews from elsewhere only; those have no score. */
export function Reviews({ slug, first }: { slug: string; first: ReviewsPage }) {
  const t = useText()
  const { summary, items } = first
  const { average } = summary
  if (items.length === 0) return null
  return (
    <Beside id='reviews' className={styles.reviews}>
      {average ? <Score average={average} summary={summary} /> : <div />}
      <div>
        <Heading level={2}>{t('reviews.title')}</Heading>
        <Aspects summary={summary} />
        {items.some(({ source }) => source) && (
          <p className='soft small'>{t('reviews.elsewhere')}</p>
        )}
        <ReviewList slug={slug} first={first} />
      </div>
    </Beside>
  )
}

function Aspects({ summary }: { summary: ReviewSummary }) {
  const t = useText()
  const averages = summary.aspects
  if (!averages) return null
  return (
    <dl className={styles.aspects}>
      {aspects.map((aspect) => (
        <Bar key={aspect} label={t(`aspect.${aspect}`)} share={averages[aspect] / 5}>
          {averages[aspect].toFixed(2)}
        </Bar>
      ))}
    </dl>
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
