import type { ReviewedApplication } from '@marea/contract/operations/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RejectionDialog } from './rejection-dialog.tsx'

type ApplicationProps = { application: ReviewedApplication; onDecided: () => Promise<void> }

export function Application({ application, onDecided }: ApplicationProps) {
  const t = useText()
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const { id, applicant } = application

  function approve() {
    attempt(async () => {
      await call('POST /admin/owner-applications/:id/approval', { params: { id } })
      toast.success(t('admin.approved', { name: applicant.fullName }))
      await onDecided()
    })
  }

  return (
    <Row
      actions={
        <>
          <Button small busy={isBusy} onClick={approve}>
            {t('admin.approve')}
          </Button>
          <Button small kind='quiet' onClick={() => setRejecting(true)}>
            {t('admin.reject')}
          </Button>
        </>
      }
    >
      <ApplicationDetails application={application} />
      <ActionError title={t('desk_act.failed')} error={error} />
      {isRejecting && (
        <RejectionDialog
          application={application}
          onClose={() => setRejecting(false)}
          onDecided={onDecided}
        />
      )}
    </Row>
  )
}

function ApplicationDetails({ application }: { application: ReviewedApplication }) {
  const t = useText()
  const time = useTimeFormat()
  const { home, bedrooms, message, createdAt, applicant } = application
  const { fullName, email, phone, isEmailConfirmed } = applicant
  return (
    <Stack gap={2}>
      <Heading level={2} size='name'>
        {fullName}
      </Heading>
      <p>
        {home}, {t('apply.bedrooms_count', { count: bedrooms })}
      </p>
      {message && <p className='typed'>{message}</p>}
      <p className='soft small'>
        {email} ({t(isEmailConfirmed ? 'admin.email_confirmed' : 'admin.email_unconfirmed')}),{' '}
        {phone}. {t('apply.sent_on', { date: time.localDay(createdAt, 'long') })}
      </p>
    </Stack>
  )
}
