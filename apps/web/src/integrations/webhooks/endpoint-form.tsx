import { type WebhookKind, webhookKinds } from '@marea/contract/integrations/webhook-kinds.ts'
import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useState } from 'react'
import { CheckboxGroup } from '#integrations/checkbox-group.tsx'
import { SecretOnce } from '#integrations/secret-once.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AddressField } from '#ui/form/address-field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { kindTexts } from './kind-texts.ts'

type EndpointFormProps = {
  /** Undefined to create a new one. */
  endpoint?: WebhookEndpoint
  onClose: () => void
  onSaved: () => Promise<void>
}

export function EndpointForm({ endpoint, onClose, onSaved }: EndpointFormProps) {
  const t = useText()
  const [secret, setSecret] = useState<string>()

  function finish() {
    onClose()
    onSaved()
  }

  if (secret !== undefined) return <SecretOnce of='webhook' secret={secret} onDone={finish} />
  return (
    <Dialog isOpen onClose={onClose} title={t(endpoint ? 'webhook.edit' : 'webhook.add')}>
      <Fields
        {...(endpoint ? { endpoint } : {})}
        onClose={onClose}
        onSaved={finish}
        onAdded={setSecret}
      />
    </Dialog>
  )
}

type FieldsProps = {
  endpoint?: WebhookEndpoint
  onClose: () => void
  onSaved: () => void
  onAdded: (secret: string) => void
}

function Fields({ endpoint, onClose, onSaved, onAdded }: FieldsProps) {
  const t = useText()
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(endpoint?.kinds ?? [])
  const isRight = url.trim() !== '' && kinds.length > 0
  const body = isRight ? { url: url.trim(), kinds: [...kinds] } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    if (!endpoint) {
      const added = await withRecentSignIn(() => call('POST /webhook-endpoints', { body }))
      return onAdded(added.secret)
    }
    const params = { id: endpoint.id }
    await withRecentSignIn(() => call('PUT /webhook-endpoints/:id', { params, body }))
    toast.success(t('webhook.saved'))
    onSaved()
  })
  const isAddress = error instanceof ProblemError && addressProblems.includes(error.code)

  return (
    <Form kind='dialog' {...form}>
      <AddressField
        label={t('webhook.url')}
        value={url}
        onChange={setUrl}
        hint={t('webhook.url_hint')}
        error={addressError()}
      />
      <CheckboxGroup
        label={t('webhook.kinds')}
        options={webhookKinds.map((kind) => ({ id: kind, label: t(kindTexts[kind]) }))}
        chosen={kinds}
        onChange={setKinds}
        error={isAsked && kinds.length === 0 ? t('webhook.kinds_missing') : undefined}
      />
      {error !== null && !isAddress && <ActionError title={t('webhook.not_saved')} error={error} />}
      <FormActions isBusy={isBusy} cancelLabel={t('webhook.cancel')} onCancel={onClose}>
        {t(endpoint ? 'webhook.save' : 'webhook.add')}
      </FormActions>
    </Form>
  )

  function addressError(): string | undefined {
    if (isAsked && !url.trim()) return t('webhook.url_missing')
    return isAddress ? t(`problem.${error.code}`) : undefined
  }
}

const addressProblems = ['webhooks.address_refused', 'webhooks.known']
