import type { Language } from '@marea/contract/platform/language.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import styles from '#operations/article-editor/editor.module.css'
import type { loadPreview } from '#operations/article-editor/load-preview.ts'
import { PreviewBar } from '#operations/article-editor/preview-bar.tsx'
import { InLanguage, useText } from '#platform/texts/texts.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'

type Loaded = NonNullable<Awaited<ReturnType<typeof loadPreview>>>
export type PreviewedArticle = NonNullable<Loaded['preview']['value']>

type PreviewProps = {
  /** The page of the editors, which the draft's id follows. */
  admin: string
  /** Renders nothing if the id belongs to the other kind of article. */
  shown: (previewed: PreviewedArticle, language: Language) => ReactNode
}

/** A draft exactly as its readers will see it, in the language of the address. */
export function Preview({ admin, shown }: PreviewProps) {
  const t = useText()
  const loaded = useLoaderData<typeof loadPreview>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <PreviewSkeleton />
  const { id, preview, texts } = loaded
  const page = preview.value && shown(preview.value, texts.language)
  return (
    <>
      <div className={`measure ${styles.preview}`}>
        <PreviewBar language={texts.language} editor={`${admin}/${id}`} />
      </div>
      {page ? (
        <InLanguage texts={texts}>{page}</InLanguage>
      ) : (
        <div className='measure'>
          <DocumentHead title={t('article_preview.title', { title: '' })} isPrivate />
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

export function PreviewSkeleton() {
  return <PageSkeleton />
}
