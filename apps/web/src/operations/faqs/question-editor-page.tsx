import { useLoaderData } from 'react-router'
import { LoadedEditor } from '#operations/article-editor/loaded-editor.tsx'
import { call } from '#platform/api/api.ts'
import { isMissing, notFound } from '#platform/api/not-found.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/question-editor-page.ts'
import { AnchorNote } from './anchor-note.tsx'
import { GroupField } from './group-field.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { question: id }, request }: Route.ClientLoaderArgs) {
  return whenAdmin(async () => {
    const [draft, faqs] = await Promise.all([
      loadPart(call('GET /admin/articles/:id', { params: { id } })),
      loadPart(call('GET /admin/faqs')),
    ])
    if (isMissing(draft.error) || draft.value?.kind === 'post') throw notFound(request)
    return { draft, groups: faqs.value?.groups ?? [] }
  })
}

export default function QuestionEditorPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <LoadedEditor
      loaded={loaded ? loaded.draft : null}
      title={t('admin_faqs.title')}
      list='/admin/faqs'
      back={t('admin_faqs.back')}
    >
      <GroupField groups={loaded?.groups ?? []} />
      <AnchorNote />
    </LoadedEditor>
  )
}

export const HydrateFallback = PageSkeleton
