import { useLoaderData } from 'react-router'
import { LoadedEditor } from '#operations/article-editor/loaded-editor.tsx'
import { call } from '#platform/api/api.ts'
import { isMissing, notFound } from '#platform/api/not-found.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/post-editor-page.ts'
import { AddressField } from './address-field.tsx'
import { AuthorField } from './author-field.tsx'
import { CoverField } from './cover-field.tsx'

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
  return (
    <LoadedEditor
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_blog.title')}
      list='/admin/blog'
      back={t('admin_blog.back')}
    >
      <AuthorField />
      <AddressField />
      <CoverField />
    </LoadedEditor>
  )
}

export const HydrateFallback = PageSkeleton
