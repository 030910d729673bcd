import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Limits } from './limits.tsx'
import { OpenApproval } from './open-approval.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/approvals')))
}

export default function ApprovalsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('approval_desk.title')} isPrivate />
      <PageHeading title={t('approval_desk.title')} lead={t('approval_desk.description')} />
      {!value && (
        <LoadError title={t('approval_desk.load_failed')} error={error} onRetry={revalidate} />
      )}
      {value?.items.length === 0 && (
        <EmptyState title={t('approval_desk.none')}>
          {t('approval_desk.none_description')}
        </EmptyState>
      )}
      <ul>
        {value?.items.map((approval) => (
          <OpenApproval key={approval.id} approval={approval} />
        ))}
      </ul>
      {value && <Limits limits={value.limits} />}
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={2} />
}
