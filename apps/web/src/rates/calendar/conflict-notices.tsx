import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
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
  if (all.length === 1) return <ConflictList conflicts={all} />
  const names = [...new Set(all.map(({ home }) => home))].join(', ')
  return (
    <details className={styles.several}>
      <summary>
        <Icon name='alert' small />
        <span>
          <b>{t('owner_calendar.conflicts', { count: all.length })}</b>{' '}
          <span className='soft'>{names}</span>
        </span>
        <Icon name='down' small />
      </summary>
      <ConflictList conflicts={all} />
    </details>
  )
}

function ConflictList({ conflicts }: { conflicts: readonly HomeConflict[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={styles.conflicts}>
      {conflicts.map(({ home, conflict }) => (
        <li key={conflict[4]}>
          <Icon name='alert' small />
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
          <LinkButton small kind='quiet' to={conflictAddress(conflict)}>
            {t('owner_calendar.resolve')}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

export function conflictAddress(conflict: Conflict): string {
  return `/property-management/channels#conflict-${conflict[4]}`
}
