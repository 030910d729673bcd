import type { ReactNode } from 'react'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  summary: string
  note?: string
  isPrivate?: boolean
  /** Of the texts, where it may not be the reader's. */
  lang?: string
  /** The path of a social image other than the default. */
  image?: string
  children: ReactNode
}

/** A page of text: the title in the margin column, the content beside it. */
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
  /** Links lead to it by this anchor. */
  id?: string
  level?: 2 | 3
  lang?: string
  children: ReactNode
}

/** One headed paragraph between lines. */
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

/** Several headed paragraphs under one heading. */
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
