import type { ReviewedApplication } from '@marea/contract/operations/endpoints.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Application } from './application.tsx'
import styles from './applications.module.css'

export const headers = personal

export function clientLoader() {
  return whenAdmin(() => call('GET /admin/owner-applications', { query: {} }))
}

export default function ApplicationsPage() {
  const t = useText()
  const applications = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!applications) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('admin.applications')} isPrivate />
      <PageHeading title={t('admin.applications')} lead={t('admin.description')} />
      <List applications={applications} onDecided={revalidate} />
    </div>
  )
}

type ListProps = { applications: ReviewedApplication[]; onDecided: () => Promise<void> }

function List({ applications, onDecided }: ListProps) {
  const t = useText()
  if (applications.length === 0) {
    return <p className='soft'>{t('admin.none_description')}</p>
  }
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <Application key={application.id} application={application} onDecided={onDecided} />
      ))}
    </ul>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={1} />
}
