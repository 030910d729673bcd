import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { CallResult } from '@marea/contract/platform/endpoint.ts'
import type { ReactNode } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { markAllRead, markRead } from '#notifications/mark-read.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { groupByDay, type NotificationDay } from './days.ts'
import type { NotificationFilter } from './filter.ts'
import { Filters } from './filters.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationList } from './use-notification-list.ts'

type LoadedNotifications = CallResult<Endpoints['GET /notifications']>

type NotificationListProps = {
  loaded: LoadedNotifications
  filter: NotificationFilter
  /** Beside the list on wide screens. */
  children?: ReactNode
}

export function NotificationList({ loaded, filter, children }: NotificationListProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { items, hasMore, isBusy, error, more, showRead } = useNotificationList(loaded, filter)
  const reading = useAttempt()
  const newest = items[0]

  function read(ids: readonly number[], send: () => Promise<void>) {
    reading.attempt(async () => {
      await send()
      showRead(ids)
      revalidate()
    })
  }

  return (
    <>
      <Inline gap={4} isSpread>
        <Filters counts={loaded.counts} filter={filter} />
        {newest && loaded.counts.unread > 0 && (
          <TextButton
            icon='check'
            disabled={reading.isBusy}
            onClick={() =>
              read(
                items.map(({ id }) => id),
                () => markAllRead(newest.id),
              )
            }
          >
            {t('notifications.mark_all')}
          </TextButton>
        )}
      </Inline>
      <ActionError title={t('notifications.read_failed')} error={reading.error} />
      <Columns>
        <Column>
          {items.length === 0 && <NoNotifications filter={filter} />}
          {groupByDay(items, new Date()).map((day) => (
            <Day key={day.date} day={day} onRead={(id) => read([id], () => markRead(id))} />
          ))}
          <ActionError title={t('notifications.load_failed')} error={error} />
          {hasMore && (
            <p>
              <Button kind='quiet' busy={isBusy} onClick={more}>
                {t('notifications.older')}
              </Button>
            </p>
          )}
        </Column>
        {children}
      </Columns>
    </>
  )
}

function Day({ day, onRead }: { day: NotificationDay; onRead: (id: number) => void }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  return (
    <Section title={day.name ? t(`notifications.${day.name}`) : time.day(day.date, 'longWeekday')}>
      <RowList>
        {day.items.map((item) => (
          <NotificationRow key={item.id} notification={item}>
            {!item.isRead && (
              <TextButton onClick={() => onRead(item.id)}>
                {t('notifications.mark_read')}
                <span className='hidden-label'>{`: ${item.words[language].title}`}</span>
              </TextButton>
            )}
          </NotificationRow>
        ))}
      </RowList>
    </Section>
  )
}

function NoNotifications({ filter }: { filter: NotificationFilter }) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const isFiltered = filter.show !== undefined || filter.group !== undefined
  return (
    <EmptyState
      title={t(filter.show ? 'notifications.none_unread' : 'notifications.none')}
      actions={
        isFiltered ? (
          <Button kind='quiet' onClick={() => setSearch({})}>
            {t('notifications.show_all')}
          </Button>
        ) : (
          <LinkButton to='/'>{t('notifications.explore')}</LinkButton>
        )
      }
    >
      {t('notifications.none_description')}
    </EmptyState>
  )
}
