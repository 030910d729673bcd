import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let unread = 0

/** The number of unread notifications; the code that loads it comes later. */
export function useUnreadNotifications(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
}

export function setUnreadNotifications(count: number): void {
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
