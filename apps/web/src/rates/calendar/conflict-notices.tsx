import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import styles from './calendar.module.css'

type Conflict = CalendarHome['conflicts'][number]
type Home = Pick<CalendarHome, 'name' | 'conflicts'>
type HomeConflict = { home: string; conflict: Conflict }

/** Double bookings come before the grid; several are one line that opens, so the grid stays in sight. */
export function ConflictNotices({ homes }: { homes: readonly Home[] }) {
  const t = useText()
  const all = homes
    .flatMap(({ name, conflicts }) => conflicts.map((conflict) => ({ home: name, conflict })))
    .toSorted((one, other) => (one.conflict[0] < other.conflict[0] ? -1 : 1))
  if (all.length === 0) return null
  if (all.length === 1) {
    return (
      <div className={styles.conflicts}>
        <ConflictList conflicts={all} />
      </div>
    )
  }
  const names = [...new Set(all.map(({ home }) => home))].join(', ')
  return (
    <Disclosure
      className={styles.conflicts}
      title={
        <>
          <Icon name='alert' small className='bad' />
          <span>
            <b>{t('owner_calendar.conflicts', { count: all.length })}</b>{' '}
            <span className='soft'>{names}</span>
          </span>
        </>
      }
    >
      <ConflictList conflicts={all} />
    </Disclosure>
  )
}

function ConflictList({ conflicts }: { conflicts: readonly HomeConflict[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <RowList isDense>
      {conflicts.map(({ home, conflict }) => (
        <Row
          key={conflict[4]}
          mark={<Icon name='alert' small className='bad' />}
          actions={
            <LinkButton small kind='quiet' to={conflictAddress(conflict)}>
              {t('owner_calendar.resolve')}
            </LinkButton>
          }
        >
          <p>
            <b>
              {t('owner_calendar.home_double_booked', {
                home,
                dates: formatDayRange(conflict[0], addDays(conflict[1], -1), language),
              })}
            </b>{' '}
            <span className='soft'>
              {t('owner_calendar.double_booked_by', { channel: conflict[3] })}
            </span>
          </p>
        </Row>
      ))}
    </RowList>
  )
}

export function conflictAddress(conflict: Conflict): string {
  return `/property-management/channels#conflict-${conflict[4]}`
}
