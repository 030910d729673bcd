import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isNeeded = false

/** Whether the console refused its pages because the reader has no second factor. */
export function useIsSetupNeeded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  )
}

export function setSetupNeeded(next: boolean): void {
  if (isNeeded === next) return
  isNeeded = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
