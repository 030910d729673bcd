import type { ListedArticle, Article as Post } from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { ArticleText } from '#articles/read/article-text.tsx'
import { PostFacts } from '#articles/read/post-facts.tsx'
import { PostList } from '#articles/read/post-list.tsx'
import { SharePost } from '#articles/read/share-post.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { photoSet, sharedPhotoUrl } from '#suites/photo-set.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './post-article.module.css'

type PostArticleProps = {
  article: Post
  related?: readonly ListedArticle[]
  /** The requested language. */
  asked: Language
  isPrivate?: boolean
}

export function PostArticle({ article, related = [], asked, isPrivate = false }: PostArticleProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { title, summary, cover, language, blocks } = article
  return (
    <div className={`measure ${styles.post}`}>
      <DocumentHead
        title={title}
        description={summary}
        isPrivate={isPrivate}
        {...(cover ? { image: sharedPhotoUrl(cover.key) } : {})}
      />
      <article className={styles.article}>
        <Stack as='header' className={styles.head}>
          <Heading level={1} lang={language}>
            {title}
          </Heading>
          <p className={styles.summary} lang={language}>
            {summary}
          </p>
          <PostFacts post={article} />
          {language !== asked && (
            <p className='soft small'>{t('blog.only_in', { language: nameOf(language) })}</p>
          )}
        </Stack>
        {cover && (
          <Photo
            photo={photoSet(cover)}
            alt={cover.alt}
            sizes='min(100vw, 1328px)'
            ratio='var(--ratio)'
            isFirst
            className={styles.cover}
          />
        )}
        <div className={styles.body}>
          <ArticleText blocks={blocks} lang={language} />
          <Inline isSpread className={styles.end}>
            <SharePost title={title} />
            <ActionLink to='/blog' icon='left'>
              {t('blog.back')}
            </ActionLink>
          </Inline>
        </div>
      </article>
      {related.length > 0 && (
        <Section title={t('blog.related')} size='heading' className={styles.related}>
          <PostList posts={related} level={3} />
        </Section>
      )}
    </div>
  )
}
