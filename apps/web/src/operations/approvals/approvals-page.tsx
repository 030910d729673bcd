import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminFrame } from '#shell/frame/admin-frame.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Limits } from './limits.tsx'
import { OpenApproval } from './open-approval.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/approvals')))
}

export default function ApprovalsPage() {
  const t = useText()
  return (
    <AdminFrame
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('approval_desk.title')}
      lead={t('approval_desk.description')}
      failed={t('approval_desk.load_failed')}
    >
      {({ items, limits }) => (
        <>
          {items.length === 0 && (
            <EmptyState title={t('approval_desk.none')}>
              {t('approval_desk.none_description')}
            </EmptyState>
          )}
          <ul>
            {items.map((approval) => (
              <OpenApproval key={approval.id} approval={approval} />
            ))}
          </ul>
          <Limits limits={limits} />
        </>
      )}
    </AdminFrame>
  )
}

export const HydrateFallback = AdminSkeleton
