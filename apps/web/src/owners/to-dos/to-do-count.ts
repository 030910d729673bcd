import { createCount } from '#platform/session/count-store.ts'

/** How many needs wait for this person. */
export const { useCount: useToDoCount, set: setToDoCount } = createCount()
