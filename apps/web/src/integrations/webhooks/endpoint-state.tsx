import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useText } from '#platform/texts/texts.tsx'
import { State } from '#ui/text/badge.tsx'

export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useText()
  const { state, failingSince } = endpoint
  if (state === 'disabled') return <State tone='bad'>{t('webhook.state.disabled')}</State>
  if (state === 'paused') return <State>{t('webhook.state.paused')}</State>
  if (failingSince) return <State tone='warn'>{t('webhook.state.failing')}</State>
  return <State tone='good'>{t('webhook.state.on')}</State>
}
