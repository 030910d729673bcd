import { useSyncExternalStore } from 'react'

/** A number that parts of the page show and code that loads later sets; zero on the server. */
export function createCount() {
  const listeners = new Set<() => void>()
  let count = 0

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    useCount: () =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
    set(next: number): void {
      count = next
      for (const listener of listeners) listener()
    },
  }
}
