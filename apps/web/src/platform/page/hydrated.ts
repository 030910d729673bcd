import { useEffect, useSyncExternalStore } from 'react'
import { replayClicks } from './keep-clicks.ts'

const partsAtOnce = 5
let isHydrating = false
const waiting = new Set<() => void>()

/** False on the server and during hydration, for parts that only the browser can show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

export function startHydrating(): void {
  isHydrating = true
}

/**
 * After the effects of a page, its parts that depend on the browser are drawn, a few in each task: all
 * at once would block a slow phone. Clicks made before are replayed when they know who clicked.
 */
export function useEndOfHydration(): void {
  useEffect(() => {
    setTimeout(() => {
      isHydrating = false
      const listeners = [...waiting]
      while (listeners.length > 0) {
        const few = listeners.splice(0, partsAtOnce)
        setTimeout(() => {
          for (const listener of few) listener()
        })
      }
      setTimeout(replayClicks)
    })
  }, [])
}

/** A hook for a value that only the browser knows; undefined on the server and during hydration. */
export function browserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
) {
  const readNow = () => (isHydrating ? undefined : read())
  const follow = (listener: () => void) => {
    waiting.add(listener)
    const unsubscribe = subscribe(listener)
    return () => {
      waiting.delete(listener)
      unsubscribe()
    }
  }
  return (): Value | undefined => useSyncExternalStore(follow, readNow, () => undefined)
}
