import type { FailedJob } from '@marea/contract/operations/jobs.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './jobs.module.css'

type FailedJobItemProps = { job: FailedJob; onChanged: () => Promise<void> }

export function FailedJobItem({ job, onChanged }: FailedJobItemProps) {
  const t = useText()
  const time = useTimeFormat()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const { name, failure, attempts, failedAt } = job
  const params = { id: job.id }
  const facts = [time.localDateTime(failedAt), t('jobs.attempts', { count: attempts })]

  function end(act: () => Promise<{ name: string }>, done: 'jobs.retried' | 'jobs.discarded') {
    attempt(async () => {
      await act()
      toast.success(t(done, { name }))
      await onChanged()
    })
  }

  function retry() {
    end(() => call('POST /admin/jobs/:id/retry', { params }), 'jobs.retried')
  }

  function discard() {
    setAsking(false)
    end(() => call('DELETE /admin/jobs/:id', { params }), 'jobs.discarded')
  }

  return (
    <li>
      <div>
        <Heading level={3} size='plain'>
          {name}
        </Heading>
        <p className={styles.failure}>{failure}</p>
        <p className='soft small'>{facts.join(' · ')}</p>
        <ActionError title={t('jobs.not_changed')} error={error} />
      </div>
      <div className={styles.actions}>
        <JobButton label={t('jobs.retry')} {...{ name, isBusy }} onClick={retry} />
        <JobButton
          label={t('jobs.discard')}
          {...{ name, isBusy }}
          onClick={() => setAsking(true)}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('jobs.discard_title')}
          cancelLabel={t('jobs.keep')}
          onClose={() => setAsking(false)}
          confirmLabel={t('jobs.discard')}
          isDangerous
          isBusy={isBusy}
          onConfirm={discard}
        >
          {t('jobs.discard_description')}
        </ConfirmDialog>
      )}
    </li>
  )
}

type JobButtonProps = { label: string; name: string; isBusy: boolean; onClick: () => void }

function JobButton({ label, name, isBusy, onClick }: JobButtonProps) {
  return (
    <Button kind='quiet' busy={isBusy} onClick={onClick}>
      {label}
      <span className='hidden-label'> {name}</span>
    </Button>
  )
}
