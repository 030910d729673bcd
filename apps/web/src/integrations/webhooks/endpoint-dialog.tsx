import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useState } from 'react'
import { SecretOnce } from '#integrations/secret-once.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import type { EndpointQuestion } from './use-endpoint-menu.ts'

type QuestionProps = {
  endpoint: WebhookEndpoint
  onClose: () => void
  onChanged: () => Promise<void>
}

export function EndpointDialog({ asks, ...rest }: QuestionProps & { asks: EndpointQuestion }) {
  if (asks === 'secret') return <ReplaceSecret {...rest} />
  if (asks === 'remove') return <RemoveEndpoint {...rest} />
  const { endpoint, onClose, onChanged } = rest
  return <EndpointForm endpoint={endpoint} onClose={onClose} onSaved={onChanged} />
}

function ReplaceSecret({ endpoint: { id }, onClose, onChanged }: QuestionProps) {
  const t = useText()
  const [secret, setSecret] = useState<string>()

  async function replace() {
    const replaced = await withRecentSignIn(() =>
      call('POST /webhook-endpoints/:id/secret', { params: { id } }),
    )
    setSecret(replaced.secret)
  }

  function finish() {
    onClose()
    onChanged()
  }

  if (secret !== undefined) return <SecretOnce of='webhook' secret={secret} onDone={finish} />
  return (
    <ConfirmAction
      title={t('webhook.replace_question')}
      cancelLabel={t('webhook.keep_secret')}
      confirmLabel={t('webhook.replace_secret')}
      onClose={onClose}
      failed={t('webhook.not_saved')}
      onConfirm={replace}
    >
      <p>{t('webhook.replace_description')}</p>
    </ConfirmAction>
  )
}

function RemoveEndpoint({ endpoint: { id, url }, onClose, onChanged }: QuestionProps) {
  const t = useText()

  return (
    <ConfirmAction
      title={t('webhook.remove_question')}
      cancelLabel={t('webhook.keep')}
      confirmLabel={t('webhook.remove')}
      isDangerous
      onClose={onClose}
      failed={t('webhook.not_saved')}
      onConfirm={() => call('DELETE /webhook-endpoints/:id', { params: { id } })}
      done={t('webhook.removed')}
      onDone={onChanged}
    >
      <p>{t('webhook.remove_description')}</p>
      <p className='soft small'>{url}</p>
    </ConfirmAction>
  )
}
