import type { ApiToken } from '@marea/contract/integrations/api-tokens.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type RevokeTokenProps = {
  token: ApiToken
  onClose: () => void
  onRevoked: () => Promise<void>
}

export function RevokeToken({ token: { id, name }, onClose, onRevoked }: RevokeTokenProps) {
  const t = useText()

  return (
    <ConfirmAction
      title={t('token.revoke_question', { name })}
      cancelLabel={t('token.keep')}
      onClose={onClose}
      confirmLabel={t('token.revoke')}
      isDangerous
      failed={t('token.not_revoked')}
      onConfirm={() => call('DELETE /user/api-tokens/:id', { params: { id } })}
      done={t('token.revoked')}
      onDone={onRevoked}
    >
      <p>{t('token.revoke_description')}</p>
    </ConfirmAction>
  )
}
