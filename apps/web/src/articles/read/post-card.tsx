import type { ListedArticle } from '@marea/contract/articles/endpoints.ts'
import { photoSet } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './post-card.module.css'
import { PostFacts } from './post-facts.tsx'

type PostCardProps = {
  post: ListedArticle
  level?: 2 | 3
  /** The first of the blog, with a large cover. */
  isLead?: boolean
}

/** A post in a list: all of it opens the post, and its title is the link. */
export function PostCard({ post, level = 2, isLead = false }: PostCardProps) {
  const { slug, title, summary, language, cover } = post
  return (
    <article className={classes(styles.card, isLead && styles.lead)}>
      {cover ? (
        <Photo
          photo={photoSet(cover)}
          alt=''
          sizes={
            isLead
              ? '(max-width: 860px) 100vw, 60vw'
              : '(max-width: 480px) 100vw, (max-width: 860px) 50vw, 32vw'
          }
          ratio='3 / 2'
          isFirst={isLead}
        />
      ) : (
        <span className={classes('serif', styles.plate)} aria-hidden='true'>
          {title.slice(0, 1)}
        </span>
      )}
      <div className={styles.text}>
        <Heading level={level} size={isLead ? 'heading' : 'name'} lang={language}>
          <TextLink to={`/blog/${slug}`} className={styles.link}>
            {title}
          </TextLink>
        </Heading>
        <p lang={language}>{summary}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
