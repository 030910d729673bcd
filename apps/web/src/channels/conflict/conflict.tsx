import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { useDates } from '#channels/use-dates.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { State } from '#ui/text/badge.tsx'
import { ConflictDays } from './conflict-days.tsx'
import { ConflictSides } from './conflict-sides.tsx'
import { ConflictSolution } from './conflict-solution.tsx'

type ConflictProps = { conflict: FeedConflict; onChanged: () => Promise<void> }

export function Conflict({ conflict, onChanged }: ConflictProps) {
  const t = useText()
  const { nights } = useDates()
  const { id, suite, overlap } = conflict
  return (
    <Section
      isRuled
      id={`conflict-${id}`}
      aria-labelledby={`title-${id}`}
      title={t('channels.conflict.title', { home: suite.name, dates: nights(overlap) })}
      size='heading'
      lead={
        <>
          <State tone='bad'>{t('channels.conflict.state')}</State>
          <p className='small'>{t('channels.conflict.lead')}</p>
        </>
      }
    >
      <ConflictDays conflict={conflict} />
      <ConflictSides conflict={conflict} />
      <ConflictSolution conflict={conflict} onChanged={onChanged} />
    </Section>
  )
}
