import type { ReactNode } from 'react'
import { ActionLink } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './page-head.module.css'

export type PageHeadProps = {
  title: ReactNode
  /** What the page is for, or facts about its content. */
  lead?: ReactNode
  /** Actions for the whole page; below the title on phones. */
  actions?: ReactNode
  /** The list that this page belongs to. */
  back?: { to: string; label: string } | undefined
  /** For a page to read: a larger title with more room above it. */
  isLarge?: boolean | undefined
}

/** The heading of a page, with what can be done on it. */
export function PageHead({ title, lead, actions, back, isLarge }: PageHeadProps) {
  return (
    <header className={classes(styles.head, isLarge && styles.large)}>
      {back && (
        <p className={styles.back}>
          <ActionLink to={back.to} icon='left'>
            {back.label}
          </ActionLink>
        </p>
      )}
      <div className={styles.texts}>
        <Heading level={1} size={isLarge ? 'title' : 'page'}>
          {title}
        </Heading>
        {lead && (
          <div className={styles.lead}>{typeof lead === 'string' ? <p>{lead}</p> : lead}</div>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
