import type { ReactNode } from 'react'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  summary: string
  note?: string
  isPrivate?: boolean
  /** The language of the texts if it differs from the reader's. */
  lang?: string
  /** The path of a social image other than the default. */
  image?: string
  children: ReactNode
}

export function Article(props: ArticleProps) {
  const { title, summary, note, isPrivate = false, lang, image, children } = props
  return (
    <article className={`measure ${styles.article}`}>
      <PageHead
        title={title}
        description={summary}
        isPrivate={isPrivate}
        {...(image ? { image } : {})}
      />
      <header className={styles.head}>
        <Heading level={1} lang={lang}>
          {title}
        </Heading>
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
        {note && <p className='soft small'>{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}

type ArticleSectionProps = {
  title: string
  /** The anchor that links point to. */
  id?: string
  level?: 2 | 3
  lang?: string
  children: ReactNode
}

export function ArticleSection(props: ArticleSectionProps) {
  const { title, id, level = 2, lang, children } = props
  return (
    <section className={styles.section} id={id}>
      <Heading level={level} size='name' lang={lang}>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  )
}

type ArticleGroupProps = { title: string; id: string; lang: string; children: ReactNode }

export function ArticleGroup({ title, id, lang, children }: ArticleGroupProps) {
  return (
    <section className={styles.group} id={id}>
      <Heading level={2} lang={lang}>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  )
}
