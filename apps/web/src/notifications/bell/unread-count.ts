import { createCount } from '#platform/session/count-store.ts'

/** The number of unread notifications. */
export const { useCount: useUnreadNotifications, set: setUnreadNotifications } = createCount()
