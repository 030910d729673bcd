import type { FailedJob } from '@marea/contract/operations/jobs.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

type FailedJobItemProps = { job: FailedJob; onChanged: () => Promise<void> }

export function FailedJobItem({ job, onChanged }: FailedJobItemProps) {
  const t = useText()
  const time = useTimeFormat()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const { name, failure, attempts, failedAt } = job
  const params = { id: job.id }
  const act = { name, isBusy }
  const facts = [time.localDateTime(failedAt), t('jobs.attempts', { count: attempts })]

  async function end(
    act: () => Promise<{ name: string }>,
    done: 'jobs.retried' | 'jobs.discarded',
  ) {
    await act()
    toast.success(t(done, { name }))
    await onChanged()
  }

  function retry() {
    attempt(() => end(() => call('POST /admin/jobs/:id/retry', { params }), 'jobs.retried'))
  }

  async function discard() {
    await end(() => call('DELETE /admin/jobs/:id', { params }), 'jobs.discarded')
    setAsking(false)
  }

  return (
    <Row
      actions={
        <>
          <JobButton label={t('jobs.retry')} {...act} onClick={retry} />
          <JobButton label={t('jobs.discard')} {...act} onClick={() => setAsking(true)} />
        </>
      }
    >
      <Heading level={3} size='plain'>
        {name}
      </Heading>
      <State tone='bad'>{failure}</State>
      <p className='soft small'>{facts.join(' · ')}</p>
      <ActionError title={t('jobs.not_changed')} error={error} />
      {isAsking && (
        <ConfirmAction
          title={t('jobs.discard_title')}
          cancelLabel={t('jobs.keep')}
          onClose={() => setAsking(false)}
          confirmLabel={t('jobs.discard')}
          isDangerous
          failed={t('jobs.not_changed')}
          onConfirm={discard}
        >
          {t('jobs.discard_description')}
        </ConfirmAction>
      )}
    </Row>
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
