import type { ReactNode } from 'react'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'

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
    <Section
      isRuled
      id={`feed-${id}`}
      aria-labelledby={`issue-${id}`}
      title={title}
      lead={
        <>
          <State tone='warn'>{state}</State>
          <p className='small'>{lead}</p>
        </>
      }
    >
      {children}
      <Inline>{actions}</Inline>
    </Section>
  )
}
