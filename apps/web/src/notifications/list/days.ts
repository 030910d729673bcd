import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import { localDay } from '#platform/time/local-time.ts'

export type NotificationDay = {
  date: string
  name: 'today' | 'yesterday' | undefined
  items: Notification[]
}

/** Newest first, as the reader's calendar has them. */
export function groupByDay(items: readonly Notification[], now: Date): NotificationDay[] {
  const dayBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const names = new Map([
    [localDay(now), 'today'],
    [localDay(dayBefore), 'yesterday'],
  ] as const)
  const days = Map.groupBy(items, ({ createdAt }) => localDay(new Date(createdAt)))
  return [...days].map(([date, items]) => ({ date, name: names.get(date), items }))
}
