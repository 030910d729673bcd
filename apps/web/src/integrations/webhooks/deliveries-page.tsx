import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/deliveries-page.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { EndpointNotice } from './endpoint-notice.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { TestButton } from './test-button.tsx'
import { useRefresh } from './use-refresh.ts'

export const shouldRevalidate = withOfflineData

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  const chosen = search.get('delivery')
  return whenManager(async () => {
    const [list, details] = await Promise.all([
      loadPart(
        call('GET /webhook-endpoints/:id/deliveries', {
          params: { id: params.endpoint },
          query: { page: search.get('page') ?? 1 },
        }),
      ),
      chosen
        ? loadPart(call('GET /webhook-deliveries/:id', { params: { id: chosen } }))
        : undefined,
    ])
    return { list, details }
  })
}

export default function DeliveriesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useRefresh(loaded?.list.value?.items ?? [], revalidate)
  const endpoint = loaded?.list.value?.endpoint
  return (
    <LoadedPage
      title={t('delivery.title')}
      back={{ to: '/property-management/integrations', label: t('delivery.back') }}
      lead={
        endpoint && (
          <>
            <p>{t('delivery.description', { url: endpoint.url })}</p>
            <EndpointState endpoint={endpoint} />
          </>
        )
      }
      actions={endpoint && <TestButton endpoint={endpoint} onSent={revalidate} />}
      loaded={loaded?.list ?? null}
      failed={t('delivery.not_loaded')}
      skeleton={<HydrateFallback />}
    >
      {({ endpoint, items, page, pages }) => (
        <>
          <EndpointNotice endpoint={endpoint} onChanged={revalidate} />
          {items.length === 0 ? (
            <EmptyState title={t('delivery.none')}>{t('delivery.none_description')}</EmptyState>
          ) : (
            <DeliveryTable deliveries={items} page={page} />
          )}
          <Pagination page={page} count={pages} href={(number) => `?page=${number}`} />
          {loaded?.details && <DeliverySheet loaded={loaded.details} onChanged={revalidate} />}
        </>
      )}
    </LoadedPage>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton
      title={t('delivery.title')}
      back={{ to: '/property-management/integrations', label: t('delivery.back') }}
      lead={
        <Skeleton>
          <SkeletonBlock width='min(480px, 80%)' height='24px' />
          <SkeletonBlock width='90px' height='22px' />
        </Skeleton>
      }
      rows={5}
      row={{ height: '56px' }}
    />
  )
}
