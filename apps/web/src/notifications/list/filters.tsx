import type { Endpoints } from '@marea/contract/endpoints.ts'
import { notificationGroups } from '@marea/contract/notifications/channels.ts'
import type { CallResult } from '@marea/contract/platform/endpoint.ts'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { filterKey, type NotificationFilter } from './filter.ts'
import styles from './notifications.module.css'

type Counts = CallResult<Endpoints['GET /notifications']>['counts']

/** Groups without notifications are left out, except the chosen one. */
export function Filters({ counts, filter }: { counts: Counts; filter: NotificationFilter }) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const chosen = filterKey(filter)
  const choose = (to: NotificationFilter) => () =>
    setSearch(new URLSearchParams(to), { preventScrollReset: true })
  return (
    <fieldset aria-label={t('notifications.filter')} className={styles.filters}>
      <Pill pressed={chosen === 'all'} count={counts.all} onClick={choose({})}>
        {t('notifications.all')}
      </Pill>
      <Pill
        pressed={chosen === 'unread'}
        count={counts.unread}
        onClick={choose({ show: 'unread' })}
      >
        {t('notifications.unread')}
      </Pill>
      {notificationGroups
        .filter((group) => counts.groups[group] > 0 || chosen === group)
        .map((group) => (
          <Pill
            key={group}
            pressed={chosen === group}
            count={counts.groups[group]}
            onClick={choose({ group })}
          >
            {t(`notifications.group.${group}`)}
          </Pill>
        ))}
    </fieldset>
  )
}
