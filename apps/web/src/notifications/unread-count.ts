import { createCount } from '#platform/session/count-store.ts'

export const { useCount: useUnreadNotifications, set: setUnreadNotifications } = createCount()
