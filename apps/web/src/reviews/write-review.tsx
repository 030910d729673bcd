import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { Aspect, AspectStars } from '@marea/contract/reviews/endpoints.ts'
import type { StayReview } from '@marea/contract/reviews/stay-reviews.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useSwitch } from '#platform/switches/use-switch.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { aspects } from './aspects.ts'
import { StarChoice } from './star-choice.tsx'
import styles from './write-review.module.css'

type WriteReviewProps = {
  booking: Pick<Booking, 'id' | 'owner' | 'timeZone'>
  review: StayReview
  onWritten: () => Promise<void>
}

/** Double blind: neither side reads the other before both have written or the time is up. */
export function WriteReview({ booking, review, onWritten }: WriteReviewProps) {
  const t = useText()
  const language = useLanguage()
  const { status, own, ofGuest, opensAt } = review
  const isOn = useSwitch('reviews')
  const canWrite = status === 'open' || status === 'sealed'
  return (
    <Stack as='section' id='review' aria-label={t('review.title')}>
      <Heading level={2}>{t('review.title')}</Heading>
      <p className='soft'>
        {t(`review.${status}`, {
          owner: booking.owner.firstName,
          day: formatDayIn(booking.timeZone, opensAt, language, 'longWeekday'),
        })}
      </p>
      {canWrite && isOn && <ReviewForm booking={booking} own={own} onWritten={onWritten} />}
      {canWrite && !isOn && (
        <Notice tone='warn' title={t('switches.paused.reviews')} isAnnounced>
          {t('switches.paused_body.reviews')}
        </Notice>
      )}
      {!canWrite && own && (
        <blockquote className='serif' lang={own.language}>
          {own.text}
        </blockquote>
      )}
      {ofGuest && (
        <div className={styles.reply}>
          <b>{t('review.of_you', { owner: booking.owner.firstName, count: ofGuest.stars })}</b>
          <p>{ofGuest.text}</p>
        </div>
      )}
    </Stack>
  )
}

type FormProps = Pick<WriteReviewProps, 'booking' | 'onWritten'> & { own: StayReview['own'] }
type Stars = Partial<AspectStars> & { overall?: number }

function ReviewForm({ booking, own, onWritten }: FormProps) {
  const t = useText()
  const language = useLanguage()
  const [stars, setStars] = useState<Stars>({
    ...own?.aspects,
    ...(own && { overall: own.overall }),
  })
  const [text, setText] = useState(own?.text ?? '')

  const given = completeStars(stars)
  const body =
    given && text.trim() ? { ...given, text, language: own?.language ?? language } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('PUT /bookings/:id/review', { params: { id: booking.id }, body })
    toast.success(t('review.written'))
    await onWritten()
  })
  const isMissing = isAsked && !given
  return (
    <Form kind='dialog' {...form}>
      <div className={styles.aspects}>
        {(['overall', ...aspects] as const).map((aspect) => (
          <StarChoice
            key={aspect}
            label={t(aspect === 'overall' ? 'review.overall' : `aspect.${aspect}`)}
            name={aspect}
            value={stars[aspect] ?? 0}
            onChange={(count) => setStars({ ...stars, [aspect]: count })}
            isMissing={isAsked && !stars[aspect]}
          />
        ))}
      </div>
      {isMissing && <p className='small bad'>{t('review.stars_missing')}</p>}
      <TextArea
        label={t('review.text')}
        rows={5}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isAsked && !text.trim() ? t('review.text_missing') : undefined}
      />
      <ActionError title={t('review.not_written')} error={error} />
      <div>
        <Button type='submit' busy={isBusy}>
          {t(own ? 'review.rewrite' : 'review.write')}
        </Button>
      </div>
    </Form>
  )
}

/** All stars, or undefined while some are missing. */
function completeStars({
  overall,
  ...given
}: Stars): { overall: number; aspects: AspectStars } | undefined {
  const of = (aspect: Aspect) => given[aspect] ?? 0
  const stars = {
    cleanliness: of('cleanliness'),
    accuracy: of('accuracy'),
    checkIn: of('checkIn'),
    communication: of('communication'),
    location: of('location'),
    value: of('value'),
  }
  const isWhole = overall !== undefined && Object.values(stars).every((count) => count > 0)
  return isWhole ? { overall, aspects: stars } : undefined
}
