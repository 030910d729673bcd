import type { ReactNode } from 'react'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Stack } from '#ui/page/stack.tsx'
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
    <Columns as='article' shares={[4, 7]} className={`measure ${styles.article}`}>
      <DocumentHead
        title={title}
        description={summary}
        isPrivate={isPrivate}
        {...(image ? { image } : {})}
      />
      <Stack as='header' className={styles.head}>
        <Heading level={1} lang={lang}>
          {title}
        </Heading>
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
        {note && <p className='soft small'>{note}</p>}
      </Stack>
      <div className={styles.body}>{children}</div>
    </Columns>
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
    <Stack as='section' gap={2} className={styles.section} id={id}>
      <Heading level={level} size='name' lang={lang}>
        {title}
      </Heading>
      <div>{children}</div>
    </Stack>
  )
}

type ArticleGroupProps = { title: string; id: string; lang: string; children: ReactNode }

export function ArticleGroup({ title, id, lang, children }: ArticleGroupProps) {
  return (
    <Stack as='section' className={styles.group} id={id}>
      <Heading level={2} lang={lang}>
        {title}
      </Heading>
      <div>{children}</div>
    </Stack>
  )
}
