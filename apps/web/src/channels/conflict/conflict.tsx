import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { useDates } from '#channels/use-dates.ts'
import { useText } from '#platform/texts/texts.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './conflict.module.css'
import { ConflictDays } from './conflict-days.tsx'
import { ConflictSides } from './conflict-sides.tsx'
import { ConflictSolution } from './conflict-solution.tsx'

type ConflictProps = { conflict: FeedConflict; onChanged: () => Promise<void> }

export function Conflict({ conflict, onChanged }: ConflictProps) {
  const t = useText()
  const { nights } = useDates()
  const { id, suite, overlap } = conflict
  return (
    <section className={styles.conflict} id={`conflict-${id}`} aria-labelledby={`title-${id}`}>
      <header className={styles.intro}>
        <State tone='bad'>{t('channels.conflict.state')}</State>
        <Heading level={2} id={`title-${id}`}>
          {t('channels.conflict.title', { home: suite.name, dates: nights(overlap) })}
        </Heading>
        <p className='soft small'>{t('channels.conflict.lead')}</p>
      </header>
      <ConflictDays conflict={conflict} />
      <ConflictSides conflict={conflict} />
      <ConflictSolution conflict={conflict} onChanged={onChanged} />
    </section>
  )
}
