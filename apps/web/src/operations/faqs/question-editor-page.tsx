import { useLoaderData, useRevalidator } from 'react-router'
import editor from '#operations/article-editor/editor.module.css'
import { EditorFrame } from '#operations/article-editor/editor-frame.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { isMissing, notFound } from '#platform/api/not-found.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/question-editor-page.ts'
import { AnchorNote } from './anchor-note.tsx'
import { GroupField } from './group-field.tsx'

export const headers = personal
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
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value: draft, error } = loaded.draft
  return (
    <div className={`measure ${editor.page}`}>
      <PageHead title={t('faq_desk.title')} isPrivate />
      {draft ? (
        <EditorFrame key={draft.id} draft={draft} list='/admin/faqs' back={t('faq_desk.back')}>
          <GroupField groups={loaded.groups} />
          <AnchorNote />
        </EditorFrame>
      ) : (
        <>
          <PageHeading title={t('faq_desk.title')} />
          <LoadError title={t('article_editor.load_failed')} error={error} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={editor.page} rows={3} />
}
