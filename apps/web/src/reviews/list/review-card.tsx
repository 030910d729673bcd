import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import type { Review } from '@marea/contract/reviews/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { ReportReview } from '#reviews/report-review.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Highlight } from '#ui/text/highlight.tsx'
import styles from './list.module.css'

type ReviewCardProps = { review: Review; typed: string }

export function ReviewCard({ review, typed }: ReviewCardProps) {
  const t = useText()
  const language = useLanguage()
  const { author, overall, text, stayedOn, source, reply } = review
  const isForeign = review.language !== language
  return (
    <li className={styles.review}>
      <blockquote>
        <p className={`serif ${styles.text}`} lang={review.language}>
          <Highlight text={text} typed={typed} />
        </p>
        <footer className='small'>
          <b>{[author.firstName, author.place].filter(Boolean).join(', ')}</b>{' '}
          <span className='soft'>{formatDay(stayedOn, language, 'month')}</span>
          <span className={styles.own}>
            <Icon name='star' small filled />
            {overall}
            <span className='hidden-label'>{t('reviews.stars', { count: overall })}</span>
          </span>
          {source && <span className='soft tiny'>{t('reviews.from_source', { source })}</span>}
          {isForeign && (
            <span className='soft tiny'>{t(`reviews.written_in.${review.language}`)}</span>
          )}
        </footer>
      </blockquote>
      <ReportReview review={review} />
      {reply && (
        <div className={styles.reply}>
          <b className='small'>{t('reviews.reply')}</b>
          <p lang={reply.language}>
            <Highlight text={reply.text} typed={typed} />
          </p>
          {reply.language !== language && (
            <span className='soft tiny'>{t(`reviews.written_in.${reply.language}`)}</span>
          )}
        </div>
      )}
    </li>
  )
}
