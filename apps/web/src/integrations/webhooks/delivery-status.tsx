import type { WebhookDelivery } from '@marea/contract/integrations/webhooks.ts'
import { useText } from '#platform/texts/texts.tsx'
import { State } from '#ui/text/badge.tsx'

export function DeliveryStatus({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText()
  const { status, attempts } = delivery
  if (status === 'delivered') return <State tone='good'>{t('delivery.status.delivered')}</State>
  if (status === 'failed') return <State tone='bad'>{t('delivery.status.failed')}</State>
  if (attempts > 0) return <State tone='warn'>{t('delivery.status.retrying')}</State>
  return <State>{t('delivery.status.waiting')}</State>
}
