import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { type ReactNode, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#integrations/integrations.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { ItemListPage, ItemListSkeleton } from '#ui/state/item-list.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointList } from './endpoint-list.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /webhook-endpoints')))
}

export default function IntegrationsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['integrations.*'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  if (loaded.value) {
    return (
      <Frame>
        <Endpoints endpoints={loaded.value} onChange={revalidate} />
      </Frame>
    )
  }
  return (
    <Frame>
      <LoadError title={t('webhook.not_loaded')} error={loaded.error} onRetry={revalidate} />
    </Frame>
  )
}

type EndpointsProps = { endpoints: WebhookEndpoint[]; onChange: () => Promise<void> }

function Endpoints({ endpoints, onChange }: EndpointsProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name='plus' small />
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

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('webhook.title')} isPrivate />
      <PageHeading title={t('webhook.title')} lead={t('webhook.description')} />
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ItemListSkeleton />
    </Frame>
  )
}
