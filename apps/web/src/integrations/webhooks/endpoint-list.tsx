import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Item, ItemList } from '#ui/item-list.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { hostOf } from './host-of.ts'
import { useEndpointMenu } from './use-endpoint-menu.ts'

type EndpointListProps = { endpoints: WebhookEndpoint[]; onChange: () => Promise<void> }

export function EndpointList({ endpoints, onChange }: EndpointListProps) {
  return (
    <ItemList>
      {endpoints.map((endpoint) => (
        <Row key={endpoint.id} endpoint={endpoint} onChange={onChange} />
      ))}
    </ItemList>
  )
}

function Row({ endpoint, onChange }: { endpoint: WebhookEndpoint; onChange: () => Promise<void> }) {
  const t = useText()
  const time = useTimeFormat()
  const { entries, asks, close, error } = useEndpointMenu(endpoint, onChange)
  const { id, url, kinds, latest } = endpoint
  const facts = [
    t('webhook.events', { count: kinds.length }),
    latest ? t('webhook.latest', { date: time.localDateTime(latest.at) }) : t('webhook.no_events'),
  ]
  return (
    <Item
      icon='send'
      name={<TextLink to={`/property-management/integrations/${id}`}>{url}</TextLink>}
      menu={{ label: t('webhook.more', { host: hostOf(url) }), entries }}
      error=<ActionError title={t('webhook.not_saved')} error={error} />
      dialog={
        asks && (
          <EndpointDialog asks={asks} endpoint={endpoint} onClose={close} onChanged={onChange} />
        )
      }
    >
      <p className='soft small'>{facts.join(' · ')}</p>
      <EndpointState endpoint={endpoint} />
    </Item>
  )
}
