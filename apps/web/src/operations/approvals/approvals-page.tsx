import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Limits } from './limits.tsx'
import { OpenApproval } from './open-approval.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/approvals')))
}

export default function ApprovalsPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_approvals.title')}
      lead={t('admin_approvals.description')}
      failed={t('admin_approvals.load_failed')}
    >
      {({ items, limits }) => (
        <>
          <RowList
            none={
              <EmptyState title={t('admin_approvals.none')}>
                {t('admin_approvals.none_description')}
              </EmptyState>
            }
          >
            {items.map((approval) => (
              <OpenApproval key={approval.id} approval={approval} />
            ))}
          </RowList>
          <Limits limits={limits} />
        </>
      )}
    </LoadedPage>
  )
}

export const HydrateFallback = PageSkeleton
