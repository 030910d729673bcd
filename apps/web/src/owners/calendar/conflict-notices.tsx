import { addDays } from '@marea/contract/calendar/nights.ts'
import type { CalendarHome } from '@marea/contract/owners/calendar.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './calendar.module.css'

type Conflict = CalendarHome['conflicts'][number]

/** Double bookings come before the grid, each with the way to its solution. */
export function ConflictNotices({ homes }: { homes: readonly CalendarHome[] }) {
  const t = useText()
  const language = useLanguage()
  const all = homes.flatMap(({ name, conflicts }) => conflicts.map((each) => ({ name, each })))
  if (all.length === 0) return null
  return (
    <ul className={styles.conflicts}>
      {all.map(({ name, each }) => (
        <li key={each[4]}>
          <Icon name='alert' small />
          <p>
            <b>
              {t('owner_calendar.home_double_booked', {
                home: name,
                dates: formatDayRange(each[0], addDays(each[1], -1), language),
              })}
            </b>{' '}
            <span className='soft'>
              {t('owner_calendar.double_booked_by', { channel: each[3] })}
            </span>
          </p>
          <LinkButton small kind='quiet' to={conflictAddress(each)}>
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
