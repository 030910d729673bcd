import type { ReactNode } from 'react'
import styles from '#channels/channels.module.css'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

type FeedIssueProps = {
  id: string
  state: string
  title: string
  lead: string
  children: ReactNode
  actions: ReactNode
}

export function FeedIssue({ id, state, title, lead, children, actions }: FeedIssueProps) {
  return (
    <section className={styles.issue} id={`feed-${id}`} aria-labelledby={`issue-${id}`}>
      <header className={styles.issueHead}>
        <State tone='warn'>{state}</State>
        <Heading level={2} size='name' id={`issue-${id}`}>
          {title}
        </Heading>
        <p className='soft small'>{lead}</p>
      </header>
      <div className={styles.issueBody}>{children}</div>
      <div className={styles.issueActions}>{actions}</div>
    </section>
  )
}
