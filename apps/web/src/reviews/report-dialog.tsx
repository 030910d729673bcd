import type { Review } from '@marea/contract/reviews/endpoints.ts'
import {
  type ReviewReportReason,
  reviewReportReasons,
} from '@marea/contract/reviews/report-reasons.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './reviews.module.css'

export default function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState<ReviewReportReason>('false')
  const [details, setDetails] = useState('')

  const { isBusy, error, form } = useSubmission({ reason, details }, async (body) => {
    await call('POST /reviews/:id/reports', { params: { id: review.id }, body })
    onClose()
    toast.success(t('review_report.sent'))
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('review_report.title')}>
      <Form kind='dialog' {...form}>
        <fieldset>
          <legend className='small'>{t('review_report.why')}</legend>
          {reviewReportReasons.map((each) => (
            <label key={each} className={styles.reason}>
              <input
                type='radio'
                name='reason'
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              {t(`review_report.reason.${each}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('review_report.details')}
          aside={t('checkout.optional')}
          maxLength={1000}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        <ActionError title={t('review_report.not_sent')} error={error} />
        <Button type='submit' busy={isBusy}>
          {t('review_report.send')}
        </Button>
      </Form>
    </Dialog>
  )
}
