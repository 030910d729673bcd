import type { ReactNode } from 'react'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Heading } from './heading.tsx'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  title: ReactNode
  /** What the page is for, or facts about its content. */
  lead?: ReactNode
  /** Actions for the whole page; below the title on phones. */
  actions?: ReactNode
  /** The list that this page belongs to. */
  back?: { to: string; label: string }
}

/** How each page of the account, of owners and of the console begins. */
export function PageHeading({ title, lead, actions, back }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      {back && (
        <p className={styles.back}>
          <ActionLink to={back.to} icon='left'>
            {back.label}
          </ActionLink>
        </p>
      )}
      <div className={styles.texts}>
        <Heading level={1} size='page'>
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
