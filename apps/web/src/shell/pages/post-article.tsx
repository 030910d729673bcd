import type { Article as Post } from '@marea/contract/articles/endpoints.ts'
import { type Language, languageTable } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { PostBody } from '#articles/read/post-body.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { sharedPhotoUrl } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Article } from './article.tsx'

type PostArticleProps = {
  article: Post
  /** The language it was asked for in. */
  asked: Language
  isPrivate?: boolean
}

/** A post as readers see it, on its page and in its preview. */
export function PostArticle({ article, asked, isPrivate = false }: PostArticleProps) {
  const t = useText()
  const { title, summary, publishedOn, author, cover, language } = article
  const day = formatDay(publishedOn, useLanguage(), 'long')
  return (
    <Article
      title={title}
      summary={summary}
      note={author ? [day, t('blog.by', { name: author })].join(' · ') : day}
      lang={language}
      isPrivate={isPrivate}
      {...(cover ? { image: sharedPhotoUrl(cover.key) } : {})}
    >
      {language !== asked && (
        <p className='soft small'>
          {t('blog.only_in', { language: languageTable[language].name })}
        </p>
      )}
      <PostBody article={article} />
      <p>
        <TextLink to='/blog'>{t('blog.back')}</TextLink>
      </p>
    </Article>
  )
}
