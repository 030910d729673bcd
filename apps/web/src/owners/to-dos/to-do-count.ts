import { createCount } from '#platform/session/count-store.ts'

/** How many to-dos wait for this person. */
export const { useCount: useToDoCount, set: setToDoCount } = createCount()
