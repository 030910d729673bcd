import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

export function DiscardFile({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()
  const discard = () =>
    attempt(async () => {
      await call('DELETE /admin/imports/:id', { params: { id } })
      toast.success(t('import.discarded'))
      await navigate('/admin/import')
    })
  return (
    <>
      <Button kind='quiet' busy={isBusy} onClick={discard}>
        {t('import.discard')}
      </Button>
      <ActionError title={t('import.discard_failed')} error={error} />
    </>
  )
}
