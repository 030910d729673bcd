import type { ReactNode } from 'react'
import { Heading } from '#ui/heading.tsx'
import styles from './article.module.css'
import { PageHead } from './page-head.tsx'

type ArticleProps = { title: string; says: string; note?: string; children: ReactNode }

/** A page of text: the title in the margin column, what it says beside it. */
export function Article({ title, says, note, children }: ArticleProps) {
  return (
    <article className={`measure ${styles.article}`}>
      <PageHead title={title} description={says} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.says}>{says}</p>
        {note && <p className='soft small'>{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}

/** One headed paragraph between hairlines. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} size='name'>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  )
}
