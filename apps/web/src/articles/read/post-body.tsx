import type { Article } from '@marea/contract/articles/endpoints.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import styles from './article-text.module.css'
import { ArticleText } from './article-text.tsx'

/** The cover and the text of a post, on its page and in its preview. */
export function PostBody({ article: { cover, blocks, language } }: { article: Article }) {
  return (
    <div className={styles.post}>
      {cover && (
        <Photo
          photo={photoSet(cover)}
          alt={cover.alt}
          sizes='(max-width: 860px) 100vw, 660px'
          ratio='16 / 10'
          isFirst
          className={styles.cover}
        />
      )}
      <ArticleText blocks={blocks} lang={language} />
    </div>
  )
}
