import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#operations/article-editor/editor.module.css'
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
import type { Route } from './+types/post-editor-page.ts'
import { AddressField } from './address-field.tsx'
import { AuthorField } from './author-field.tsx'
import { CoverField } from './cover-field.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { post: id }, request }: Route.ClientLoaderArgs) {
  return whenAdmin(async () => {
    const draft = await loadPart(call('GET /admin/articles/:id', { params: { id } }))
    if (isMissing(draft.error) || draft.value?.kind === 'question') throw notFound(request)
    return draft
  })
}

export default function PostEditorPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value: draft, error } = loaded
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('blog_desk.title')} isPrivate />
      {draft ? (
        <EditorFrame key={draft.id} draft={draft} list='/admin/blog' back={t('blog_desk.back')}>
          <AuthorField />
          <AddressField />
          <CoverField />
        </EditorFrame>
      ) : (
        <>
          <PageHeading title={t('blog_desk.title')} />
          <LoadError title={t('article_editor.load_failed')} error={error} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={3} />
}
