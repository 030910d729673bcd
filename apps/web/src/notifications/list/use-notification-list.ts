import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import type { NotificationFilter } from './filter.ts'

type Page = { items: Notification[]; hasMore: boolean }

/** The newest page, which reloads, and older pages loaded on request. */
export function useNotificationList(newest: Page, filter: NotificationFilter) {
  const [older, setOlder] = useState<Page>()
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const { isBusy, error, attempt } = useAttempt()
  const first = newest.items.at(-1)?.id ?? 0
  const rest = older?.items.filter(({ id }) => id < first) ?? []
  const all = [...newest.items, ...rest]

  function more() {
    attempt(async () => {
      const before = all.at(-1)?.id
      const page = await call('GET /notifications', {
        query: { ...filter, ...(before === undefined ? {} : { before }) },
      })
      setOlder({ items: [...rest, ...page.items], hasMore: page.hasMore })
    })
  }

  return {
    items: all.map((item) => (read.has(item.id) ? { ...item, isRead: true } : item)),
    hasMore: older?.hasMore ?? newest.hasMore,
    isBusy,
    error,
    more,
    /** Shown at once; the server's answer follows with the next reload. */
    showRead: (ids: readonly number[]) => setRead((known) => new Set([...known, ...ids])),
  }
}
