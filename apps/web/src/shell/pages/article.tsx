import type { ReactNode } from 'react'
import { PageHead } from '#shell/frame/page-head.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  summary: string
  note?: string
  isPrivate?: boolean
  children: ReactNode
}

/** A page of text: the title in the margin column, the content beside it. */
export function Article({ title, summary, note, isPrivate = false, children }: ArticleProps) {
  return (
    <article className={`measure ${styles.article}`}>
      <PageHead title={title} description={summary} isPrivate={isPrivate} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.summary}>{summary}</p>
        {note && <p className='soft small'>{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}

type ArticleSectionProps = { title: string; to?: string; children: ReactNode }

/** One headed paragraph between lines; with `to` its heading is a link. */
export function ArticleSection({ title, to, children }: ArticleSectionProps) {
  return (
    <section className={styles.section}>
      <Heading level={2} size='name'>
        {to ? <TextLink to={to}>{title}</TextLink> : title}
      </Heading>
      <div>{children}</div>
    </section>
  )
}
