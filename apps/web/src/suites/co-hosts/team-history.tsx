import type { TeamAct } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './team.module.css'

export function TeamHistory({ acts }: { acts: readonly TeamAct[] }) {
  const t = useText()
  return (
    <Columns as='section' shares={[4, 7]} className={styles.home} aria-labelledby='team-history'>
      <Heading level={2} id='team-history'>
        {t('team.history')}
      </Heading>
      {acts.length === 0 ? (
        <p className='soft'>{t('team.history_none')}</p>
      ) : (
        <RowList isDense className={styles.people}>
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </RowList>
      )}
    </Columns>
  )
}

function Act({ act }: { act: TeamAct }) {
  const t = useText()
  const time = useTimeFormat()
  const { kind, at, suite, by, about, role } = act
  return (
    <Row>
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
    </Row>
  )
}
