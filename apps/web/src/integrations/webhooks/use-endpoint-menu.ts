import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'

export type EndpointQuestion = 'edit' | 'secret' | 'remove'

export function useEndpointMenu(endpoint: WebhookEndpoint, onChange: () => Promise<void>) {
  const t = useText()
  const [asks, setAsks] = useState<EndpointQuestion>()
  const { error, attempt } = useAttempt()
  const isOn = endpoint.state === 'on'

  function toggle() {
    attempt(async () => {
      const given = { params: { id: endpoint.id }, body: { isOn: !isOn } }
      await call('PUT /webhook-endpoints/:id', given)
      toast.success(t(isOn ? 'webhook.paused' : 'webhook.resumed'))
      await onChange()
    })
  }

  const entries: MenuEntry[] = [
    { id: 'edit', label: t('webhook.edit'), icon: 'edit', onSelect: () => setAsks('edit') },
    {
      id: 'toggle',
      label: t(isOn ? 'webhook.pause' : 'webhook.resume'),
      icon: isOn ? 'clock' : 'play',
      onSelect: toggle,
    },
    {
      id: 'secret',
      label: t('webhook.replace_secret'),
      icon: 'key',
      onSelect: () => setAsks('secret'),
    },
    {
      id: 'remove',
      label: t('webhook.remove'),
      icon: 'trash',
      isDangerous: true,
      opensGroup: true,
      onSelect: () => setAsks('remove'),
    },
  ]
  return { entries, asks, close: () => setAsks(undefined), error }
}
