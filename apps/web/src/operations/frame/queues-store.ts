import type { Queue } from '@marea/contract/operations/console.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'
import { readUser } from '#platform/session/session.ts'

export type ReadQueues = { queues: readonly Queue[]; readAt: number }

const pollMs = 30_000
const listeners = new Set<() => void>()
let latest: ReadQueues | undefined

/** The queues as last read; every part of the console shows the same. */
export function useQueues(): ReadQueues | undefined {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
}

export function setQueues(queues: readonly Queue[]): void {
  latest = { queues, readAt: Date.now() }
  for (const listener of listeners) listener()
}

/** Polls the queues while the console is visible. */
export function usePolledQueues(): void {
  useEffect(() => {
    readWhenVisible()
    const timer = setInterval(readWhenVisible, pollMs)
    document.addEventListener('visibilitychange', readWhenVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readWhenVisible)
    }
  }, [])
}

function readWhenVisible() {
  if (!document.hidden && readUser()) refreshQueues()
}

/** A failed reading keeps the last one, whose time the console shows. */
export async function refreshQueues(): Promise<void> {
  try {
    setQueues(await call('GET /admin/queues'))
  } catch {
    // The page shows what failed; the counts are only a hint.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
