import { useSyncExternalStore } from 'react'

/** Whether this device has the copy, or why not. */
export type SaveState =
  | { kind: 'unknown' | 'off' | 'unsupported' | 'full' }
  | { kind: 'saved'; savedAt: number }

const listeners = new Set<() => void>()
const unknown: SaveState = { kind: 'unknown' }
let state: SaveState = unknown

export function setSaveState(next: SaveState): void {
  state = next
  for (const listener of listeners) listener()
}

export function useSaveState(): SaveState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
