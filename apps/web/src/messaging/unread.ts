import { createCount } from '#platform/session/count-store.ts'

/** The number of unread messages. */
export const { useCount: useUnread, set: setUnread } = createCount()
