import { loadPreview } from '#operations/article-editor/load-preview.ts'
import { Preview, PreviewSkeleton } from '#shell/pages/article-preview.tsx'
import { PostArticle } from '#shell/pages/post-article.tsx'
import type { Route } from './+types/post-preview-page.ts'

export function clientLoader({ params: { post: id }, request }: Route.ClientLoaderArgs) {
  return loadPreview(id, request)
}

export default function PostPreviewPage() {
  return (
    <Preview
      admin='/admin/blog'
      shown={({ article }, language) =>
        article && <PostArticle article={article} asked={language} isPrivate />
      }
    />
  )
}

export function HydrateFallback() {
  return <PreviewSkeleton />
}
