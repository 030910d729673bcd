import type { Switches, SwitchName } from '@marea/contract/platform/settings/switches.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { useUser } from '#platform/session/session.ts'

/** Pages opened later than this after the last reading load the switches again. */
const freshMs = 10_000

const listeners = new Set<() => void>()
let latest: { switches: Switches; token: string | undefined; readAt: number } | undefined

/**
 * Whether a feature is on for the reader, and again within seconds of a change. Until it is known it
 * counts as on, because the API refuses what is off anyway.
 */
export function useSwitch(name: SwitchName): boolean {
  const token = useUser()?.token
  useLive(['platform.switches_changed'], () => read(token))
  useEffect(() => {
    const isFresh = latest?.token === token && Date.now() - (latest?.readAt ?? 0) < freshMs
    if (isFresh) return
    const timer = setTimeout(() => read(token))
    return () => clearTimeout(timer)
  }, [token])
  return useSyncExternalStore(
    subscribe,
    () => latest?.switches[name] ?? true,
    () => true,
  )
}

async function read(token: string | undefined): Promise<void> {
  try {
    latest = { switches: await call('GET /switches'), token, readAt: Date.now() }
    for (const listener of listeners) listener()
  } catch {
    // What was known before stays; the API still refuses what is off.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
