import {
  type NotificationGroup,
  notificationGroups,
} from '@marea/contract/notifications/channels.ts'

export type NotificationFilter = { show?: 'unread'; group?: NotificationGroup }

/** The filter in a URL; unknown values show everything. */
export function parseFilter(search: URLSearchParams): NotificationFilter {
  const group = notificationGroups.find((each) => each === search.get('group'))
  if (group) return { group }
  return search.get('show') === 'unread' ? { show: 'unread' } : {}
}

export function filterKey({ show, group }: NotificationFilter): string {
  return group ?? show ?? 'all'
}
