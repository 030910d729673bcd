import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { GroupDialog } from './group-dialog.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/faqs')))
}

export default function FaqsPage() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <LoadedPage
        loaded={useLoaderData<typeof clientLoader>()}
        title={t('admin_faqs.title')}
        lead={t('admin_faqs.description')}
        actions={
          <Button icon='plus' kind='quiet' onClick={() => setAdding(true)}>
            {t('admin_faqs.new_group')}
          </Button>
        }
        gap='large'
        failed={t('admin_faqs.load_failed')}
      >
        {({ groups }) => (
          <>
            {groups.length === 0 && (
              <EmptyState title={t('admin_faqs.none')}>
                {t('admin_faqs.none_description')}
              </EmptyState>
            )}
            <FaqGroups groups={groups} onChanged={revalidate} />
          </>
        )}
      </LoadedPage>
      {isAdding && <GroupDialog onClose={() => setAdding(false)} onDone={revalidate} />}
    </>
  )
}

export const HydrateFallback = PageSkeleton
