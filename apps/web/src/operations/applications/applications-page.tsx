import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Application } from './application.tsx'

export function clientLoader() {
  return whenAdmin(() => call('GET /admin/owner-applications', { query: {} }))
}

export default function ApplicationsPage() {
  const t = useText()
  const applications = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!applications) return <HydrateFallback />
  return (
    <Page title={t('admin.applications')} lead={t('admin.description')}>
      <RowList none={t('admin.none_description')}>
        {applications.map((application) => (
          <Application key={application.id} application={application} onDecided={revalidate} />
        ))}
      </RowList>
    </Page>
  )
}

export const HydrateFallback = PageSkeleton
