import { ArticleText } from '#articles/read/article-text.tsx'
import { loadPreview } from '#operations/article-editor/load-preview.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from '#shell/pages/article.tsx'
import { Preview, type PreviewedArticle, PreviewSkeleton } from '#shell/pages/article-preview.tsx'
import type { Route } from './+types/question-preview-page.ts'

export function clientLoader({ params: { question: id }, request }: Route.ClientLoaderArgs) {
  return loadPreview(id, request)
}

export default function QuestionPreviewPage() {
  return (
    <Preview
      admin='/admin/faqs'
      shown={({ question }) => question && <FaqPreview question={question} />}
    />
  )
}

function FaqPreview({ question }: { question: NonNullable<PreviewedArticle['question']> }) {
  const t = useText()
  return (
    <Article title={t('faqs.title')} summary={t('faqs.description')} isPrivate>
      <ArticleSection title={question.question} lang={question.language}>
        <ArticleText blocks={question.blocks} lang={question.language} />
      </ArticleSection>
    </Article>
  )
}

export function HydrateFallback() {
  return <PreviewSkeleton />
}
