import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type TestButtonProps = { endpoint: WebhookEndpoint; onSent: () => Promise<void> }

export function TestButton({ endpoint: { id, state }, onSent }: TestButtonProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()
  if (state !== 'on') return null

  function send() {
    attempt(async () => {
      await call('POST /webhook-endpoints/:id/test', { params: { id } })
      toast.success(t('delivery.test_sent'))
      await onSent()
    })
  }

  return (
    <>
      <Button busy={isBusy} onClick={send}>
        {t('delivery.test')}
      </Button>
      <ActionError title={t('delivery.not_sent')} error={error} />
    </>
  )
}
