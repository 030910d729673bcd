import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

type EndpointNoticeProps = { endpoint: WebhookEndpoint; onChanged: () => Promise<void> }

/** Says that the endpoint is off, that it is failing, or that it has two valid secrets. */
export function EndpointNotice({ endpoint, onChanged }: EndpointNoticeProps) {
  const t = useText()
  const time = useTimeFormat()
  const { state, failingSince, previousSecretUntil } = endpoint
  if (state === 'disabled') return <DisabledNotice endpoint={endpoint} onChanged={onChanged} />
  if (state === 'on' && failingSince) {
    const date = time.localDateTime(failingSince)
    return (
      <Notice tone='warn' title={t('webhook.failing', { date })}>
        {t('webhook.failing_note')}
      </Notice>
    )
  }
  if (!previousSecretUntil) return null
  const date = time.localDateTime(previousSecretUntil)
  return <Notice tone='info' title={t('webhook.overlap', { date })} />
}

function DisabledNotice({ endpoint: { id }, onChanged }: EndpointNoticeProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function turnOn() {
    attempt(async () => {
      await call('PUT /webhook-endpoints/:id', { params: { id }, body: { isOn: true } })
      toast.success(t('webhook.resumed'))
      await onChanged()
    })
  }

  return (
    <>
      <Notice
        tone='bad'
        title={t('webhook.disabled')}
        actions={
          <Button kind='quiet' small busy={isBusy} onClick={turnOn}>
            {t('webhook.resume')}
          </Button>
        }
      >
        {t('webhook.disabled_note')}
      </Notice>
      <ActionError title={t('webhook.not_saved')} error={error} />
    </>
  )
}
