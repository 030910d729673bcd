import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { PastImports } from './past-imports.tsx'
import { UploadFile } from './upload-file.tsx'

export const headers = personal

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/imports')))
}

export default function ImportsPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('import.title')}
      lead={t('import.description')}
      failed={t('import.load_failed')}
    >
      {(imports) => (
        <>
          <UploadFile />
          <PastImports imports={imports} />
        </>
      )}
    </LoadedPage>
  )
}

export const HydrateFallback = PageSkeleton
