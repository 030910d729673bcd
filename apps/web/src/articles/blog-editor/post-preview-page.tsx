import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#articles/editor/editor.module.css'
import { loadPreview } from '#articles/editor/load-preview.ts'
import { PreviewBar } from '#articles/editor/preview-bar.tsx'
import { personal } from '#platform/api/caching.ts'
import { InLanguage, useText } from '#platform/texts/texts.tsx'
import { DeskSkeleton } from '#shell/frame/desk-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { PostArticle } from '#shell/pages/post-article.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import type { Route } from './+types/post-preview-page.ts'

export const headers = personal

export function clientLoader({ params: { post: id }, request }: Route.ClientLoaderArgs) {
  return loadPreview(id, request)
}

/** The draft of a post exactly as its readers will see it. */
export default function PostPreviewPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { id, preview, texts } = loaded
  const article = preview.value?.article
  return (
    <>
      <div className={`measure ${styles.preview}`}>
        <PreviewBar language={texts.language} editor={`/admin/blog/${id}`} />
      </div>
      {article ? (
        <InLanguage texts={texts}>
          <PostArticle article={article} asked={texts.language} isPrivate />
        </InLanguage>
      ) : (
        <div className='measure'>
          <PageHead title={t('article_preview.title', { title: '' })} isPrivate />
          <LoadError
            title={t('article_editor.load_failed')}
            error={preview.error}
            onRetry={revalidate}
          />
        </div>
      )}
    </>
  )
}

export function HydrateFallback() {
  return <DeskSkeleton page={styles.page} head={styles.head} rows={2} />
}
