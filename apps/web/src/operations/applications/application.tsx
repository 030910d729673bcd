import type { ReviewedApplication } from '@marea/contract/operations/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './applications.module.css'
import { RejectionDialog } from './rejection-dialog.tsx'

type ApplicationProps = { application: ReviewedApplication; onDecided: () => Promise<void> }

export function Application({ application, onDecided }: ApplicationProps) {
  const t = useText()
  const [isRejecting, setRejecting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { id, applicant } = application

  async function approve() {
    setBusy(true)
    setError(null)
    try {
      await call('POST /admin/owner-applications/:id/approval', { params: { id } })
      toast.success(t('admin.approved', { name: applicant.fullName }))
      await onDecided()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }

  return (
    <li>
      <ApplicationDetails application={application} />
      <div className={styles.actions}>
        <Button small busy={isBusy} onClick={approve}>
          {t('admin.approve')}
        </Button>
        <Button small kind='quiet' onClick={() => setRejecting(true)}>
          {t('admin.reject')}
        </Button>
      </div>
      {error !== null && (
        <p role='alert' className={styles.error}>
          {t(error instanceof ProblemError ? `problem.${error.code}` : 'sign_in.unreachable')}
        </p>
      )}
      {isRejecting && (
        <RejectionDialog
          application={application}
          onClose={() => setRejecting(false)}
          onDecided={onDecided}
        />
      )}
    </li>
  )
}

function ApplicationDetails({ application }: { application: ReviewedApplication }) {
  const t = useText()
  const time = useTimeFormat()
  const { home, bedrooms, message, createdAt, applicant } = application
  const { fullName, email, phone, isEmailConfirmed } = applicant
  return (
    <div className={styles.details}>
      <Heading level={2} size='name'>
        {fullName}
      </Heading>
      <p>
        {home}, {t('apply.bedrooms_count', { count: bedrooms })}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      <p className='soft small'>
        {email} ({t(isEmailConfirmed ? 'admin.email_confirmed' : 'admin.email_unconfirmed')}),{' '}
        {phone}. {t('apply.sent_on', { date: time.localDay(createdAt, 'long') })}
      </p>
    </div>
  )
}
