import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import { DocumentHead, type DocumentHeadProps } from './document-head.tsx'
import styles from './page.module.css'
import { PageHead, type PageHeadProps } from './page-head.tsx'

export type PageProps = {
  /** Names the page in the browser and, without a head of its own, above its content. */
  title: string
  /** For search engines and previews in messages. A page without it is personal and not indexed. */
  seo?: Omit<DocumentHeadProps, 'title' | 'isPrivate'> | undefined
  /** Above the content, where it is not the name of the page. */
  heading?: string | undefined
  /** Tabs of the pages that this one stands beside. */
  tabs?: ReactNode
  /** Instead of the usual heading, for a page that begins in its own way. */
  head?: ReactNode
  /** Between the sections of the page. */
  gap?: 'small' | 'medium' | 'large' | undefined
  /** A column to read or to fill in, instead of the whole frame. */
  isNarrow?: boolean | undefined
  /** While its next content loads. */
  isBusy?: boolean | undefined
  /** For a page with a layout of its own. */
  className?: string | undefined
  children?: ReactNode
} & Omit<PageHeadProps, 'title'>

/** What every page is made of: its name, its heading and its sections one below the other. */
export function Page(props: PageProps) {
  const { title, seo, tabs, head, gap = 'medium', isNarrow, isBusy, className, children } = props
  const { heading = title, lead, actions, back, isLarge } = props
  return (
    <div
      className={classes('measure', styles.page, styles[gap], isNarrow && styles.narrow, className)}
      aria-busy={isBusy}
    >
      <DocumentHead title={title} {...seo} isPrivate={seo === undefined} />
      {tabs}
      {head === undefined ? (
        <PageHead title={heading} {...{ lead, actions, back, isLarge }} />
      ) : (
        head
      )}
      {children}
    </div>
  )
}
