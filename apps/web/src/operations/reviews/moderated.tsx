import type { ModeratedReview } from '@marea/contract/reviews/moderation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

export function Moderated({ review }: { review: ModeratedReview }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const { id, hiddenAt, reports } = review
  const isHidden = hiddenAt !== null

  function keep() {
    attempt(async () => {
      await call('POST /admin/reviews/:id/keeping', { params: { id } })
      toast.success(t('admin_reviews.kept'))
      await revalidate()
    })
  }

  return (
    <Row
      actions={
        <>
          {reports.length > 0 && (
            <Button small busy={isBusy} onClick={keep}>
              {t('admin_reviews.keep')}
            </Button>
          )}
          <Button small kind='quiet' onClick={() => setAsking(true)}>
            {t(isHidden ? 'admin_reviews.show_again' : 'admin_reviews.hide')}
          </Button>
        </>
      }
    >
      <About review={review} />
      <ActionError title={t('desk_act.failed')} error={error} />
      {isAsking && <VisibilityDialog review={review} onClose={() => setAsking(false)} />}
    </Row>
  )
}

function About({ review }: { review: ModeratedReview }) {
  const t = useText()
  const time = useTimeFormat()
  const { author, home, owner, overall, text, language, source, publishedAt, hiddenAt, reports } =
    review
  return (
    <Stack gap={3}>
      {hiddenAt && (
        <State tone='bad'>
          {t('admin_reviews.hidden_on', { day: time.companyDay(hiddenAt, 'medium') })}
        </State>
      )}
      <Heading level={2} size='name'>
        {t('admin_reviews.by', {
          name: author.firstName || t('admin_reviews.deleted'),
          home: home.name,
        })}
      </Heading>
      <p className='small soft'>
        {t('reviews.stars', { count: overall })}, {time.companyDay(publishedAt, 'medium')}.{' '}
        {source && `${t('reviews.from_source', { source })}. `}
        {t('admin_bookings.owner', { name: owner })}
      </p>
      <p lang={language}>{text}</p>
      {reports.map(({ by, reason, details, at }) => (
        <State key={`${by} ${at}`} tone='warn'>
          {t('admin_reviews.report', {
            name: by,
            reason: t(`review_report.reason.${reason}`),
            day: time.companyDay(at, 'short'),
          })}
          {details && ` ${details}`}
        </State>
      ))}
    </Stack>
  )
}

function VisibilityDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const isHidden = review.hiddenAt !== null
  const params = { id: review.id }

  async function confirm(reason: string) {
    const given = { params, body: { reason } }
    if (isHidden) await call('POST /admin/reviews/:id/showing', given)
    else await call('POST /admin/reviews/:id/hiding', given)
    onClose()
    toast.success(t(isHidden ? 'admin_reviews.shown' : 'admin_reviews.hidden'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t(isHidden ? 'admin_reviews.show_title' : 'admin_reviews.hide_title')}
      effect={t(isHidden ? 'admin_reviews.show_effect' : 'admin_reviews.hide_effect', {
        owner: review.owner,
      })}
      hint={t('admin_reviews.reason_hint')}
      confirmLabel={t(isHidden ? 'admin_reviews.show_again' : 'admin_reviews.hide')}
      isDangerous={!isHidden}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
