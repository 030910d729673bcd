import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#articles/editor/editor.module.css'
import { loadPreview } from '#articles/editor/load-preview.ts'
import { PreviewBar } from '#articles/editor/preview-bar.tsx'
import { ArticleText } from '#articles/read/article-text.tsx'
import { personal } from '#platform/api/caching.ts'
import { InLanguage, useText } from '#platform/texts/texts.tsx'
import { DeskSkeleton } from '#shell/frame/desk-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Article, ArticleSection } from '#shell/pages/article.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import type { Route } from './+types/question-preview-page.ts'

export const headers = personal

export function clientLoader({ params: { question: id }, request }: Route.ClientLoaderArgs) {
  return loadPreview(id, request)
}

/** The draft of a question exactly as readers of the FAQ page will see it. */
export default function QuestionPreviewPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { id, preview, texts } = loaded
  const question = preview.value?.question
  return (
    <>
      <div className={`measure ${styles.preview}`}>
        <PreviewBar language={texts.language} editor={`/admin/faqs/${id}`} />
      </div>
      {question ? (
        <InLanguage texts={texts}>
          <FaqPreview question={question} />
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

type Loaded = NonNullable<Awaited<ReturnType<typeof loadPreview>>>
type Question = NonNullable<NonNullable<Loaded['preview']['value']>['question']>

function FaqPreview({ question }: { question: Question }) {
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
  return <DeskSkeleton page={styles.page} head={styles.head} rows={2} />
}
