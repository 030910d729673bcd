import type { ApiToken } from '@marea/contract/integrations/api-tokens.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type RevokeTokenProps = {
  token: ApiToken
  onClose: () => void
  onRevoked: () => Promise<void>
}

export function RevokeToken({ token: { id, name }, onClose, onRevoked }: RevokeTokenProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function revoke() {
    attempt(async () => {
      await call('DELETE /user/api-tokens/:id', { params: { id } })
      toast.success(t('token.revoked'))
      onClose()
      await onRevoked()
    })
  }

  return (
    <ConfirmDialog
      title={t('token.revoke_question', { name })}
      cancelLabel={t('token.keep')}
      onClose={onClose}
      confirmLabel={t('token.revoke')}
      isDangerous
      isBusy={isBusy}
      onConfirm={revoke}
    >
      <p>{t('token.revoke_description')}</p>
      <ActionError title={t('token.not_revoked')} error={error} />
    </ConfirmDialog>
  )
}
