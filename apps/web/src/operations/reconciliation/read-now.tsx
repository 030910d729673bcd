import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** It is read every hour and after each of its events. */
export function ReadNow() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()

  function read() {
    attempt(async () => {
      await call('POST /admin/reconciliation/reading')
      toast.success(t('reconcile.read_done'))
      await revalidate()
    })
  }

  return (
    <Stack gap={2}>
      <Button small kind='quiet' busy={isBusy} onClick={read}>
        {t('reconcile.read_now')}
      </Button>
      <ActionError title={t('reconcile.read_failed')} error={error} />
    </Stack>
  )
}
