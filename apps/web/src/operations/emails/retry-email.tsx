import type { LoggedEmail } from '@marea/contract/operations/emails.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type RetryEmailProps = { email: LoggedEmail; onRetried: () => Promise<void> }

export function RetryEmail({ email: { id }, onRetried }: RetryEmailProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function retry() {
    attempt(async () => {
      await call('POST /admin/emails/:id/retry', { params: { id } })
      toast.success(t('emails.retried'))
      await onRetried()
    })
  }

  return (
    <>
      <TextButton onClick={retry} aria-busy={isBusy || undefined}>
        {t('emails.retry')}
      </TextButton>
      <ActionError title={t('emails.not_retried')} error={error} />
    </>
  )
}
