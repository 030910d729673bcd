import type { TeamAct } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './team.module.css'

export function TeamHistory({ acts }: { acts: readonly TeamAct[] }) {
  const t = useText()
  return (
    <section className={styles.home} aria-labelledby='team-history'>
      <Heading level={2} id='team-history'>
        {t('team.history')}
      </Heading>
      {acts.length === 0 ? (
        <p className='soft'>{t('team.history_none')}</p>
      ) : (
        <ol className={styles.history}>
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Act({ act }: { act: TeamAct }) {
  const t = useText()
  const time = useTimeFormat()
  const { kind, at, suite, by, about, role } = act
  return (
    <li>
      <p>
        {t(`team.act.${kind}`, {
          by: by || t('team.former'),
          about: about || t('team.former'),
          role: role ? t(`team.role.${role}`) : '',
        })}
      </p>
      <p className='soft small'>
        {suite.name}, <time dateTime={at}>{time.localDateTime(at)}</time>
      </p>
    </li>
  )
}
