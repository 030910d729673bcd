import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { ItemListPage, ItemListSkeleton } from '#ui/item-list.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointList } from './endpoint-list.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /webhook-endpoints')))
}

export default function IntegrationsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['integrations.*'], () => revalidate())
  return (
    <LoadedPage
      title={t('webhook.title')}
      lead={t('webhook.description')}
      loaded={loaded}
      failed={t('webhook.not_loaded')}
      skeleton={<HydrateFallback />}
    >
      {(endpoints) => <Endpoints endpoints={endpoints} onChange={revalidate} />}
    </LoadedPage>
  )
}

type EndpointsProps = { endpoints: WebhookEndpoint[]; onChange: () => Promise<void> }

function Endpoints({ endpoints, onChange }: EndpointsProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon='plus' onClick={() => setAdding(true)}>
      {t('webhook.add')}
    </Button>
  )
  return (
    <>
      <ItemListPage
        isEmpty={endpoints.length === 0}
        empty={{ title: t('webhook.none'), description: t('webhook.none_description') }}
        add={add}
      >
        <EndpointList endpoints={endpoints} onChange={onChange} />
      </ItemListPage>
      <p>
        <ActionLink icon='key' to='/account-settings/api-tokens'>
          {t('webhook.tokens')}
        </ActionLink>
      </p>
      {isAdding && <EndpointForm onClose={() => setAdding(false)} onSaved={onChange} />}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('webhook.title')} lead={t('webhook.description')}>
      <ItemListSkeleton />
    </PageSkeleton>
  )
}
