import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, for parts that only the browser can show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
