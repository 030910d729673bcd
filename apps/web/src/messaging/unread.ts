import { createCount } from '#platform/session/count-store.ts'

export const { useCount: useUnread, set: setUnread } = createCount()
