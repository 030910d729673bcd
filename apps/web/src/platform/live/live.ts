import { useEffect, useEffectEvent } from 'react'
import { baseOfPage } from '#platform/api/api.ts'
import { hasArrivedSinceLoad, noteArrival } from '#platform/events/arrived-events.ts'
import type { StreamEvent } from '#platform/events/event-stream.ts'
import { isMatched, type LivePattern, type Matched } from '#platform/events/live-pattern.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { createLiveSession, type LiveSession } from './live-session.ts'

type Listener = (event: StreamEvent) => void

const listeners = new Set<Listener>()
let session: LiveSession | undefined

/**
 * Calls `onEvent` for the signed-in user's own events while the page is visible, each once. Every
 * caller also gets `live.gap`: events may have been missed, also between loading the page and
 * listening, so read again what is shown.
 */
export function useLive<Pattern extends LivePattern>(
  patterns: readonly Pattern[],
  onEvent: (event: Matched<Pattern>) => void,
): void {
  const token = useUser()?.token
  const handle = useEffectEvent((event: StreamEvent) => {
    if (isMatched(event, patterns)) onEvent(event as Matched<Pattern>)
  })
  const readArrived = useEffectEvent(() => {
    const id = session?.lastId() ?? 0
    if (hasArrivedSinceLoad(patterns)) handle({ id, kind: 'live.gap' })
  })

  useEffect(() => {
    if (!token) return
    const listener: Listener = (event) => handle(event)
    listeners.add(listener)
    connect(token)
    readArrived()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) session?.leave()
    }
  }, [token])
}

connectWhileVisible()

/** Hidden pages need no news; they get what they missed when they are shown again. */
function connectWhileVisible(): void {
  if (import.meta.env.SSR) return
  document.addEventListener('visibilitychange', () => {
    const token = readUser()?.token
    if (document.hidden) session?.leave()
    else if (token && listeners.size > 0) connect(token)
  })
  addEventListener('online', () => session?.reconnect())
}

/** All listeners of a page share one session, which restarts with every sign-in. */
function connect(token: string): void {
  if (session?.token !== token) {
    session?.leave()
    session = createLiveSession({ base: baseOfPage(), token, onEvent: dispatch })
  }
  if (!document.hidden) session.join()
}

function dispatch(event: StreamEvent): void {
  if ('id' in event) noteArrival(event)
  for (const listener of listeners) listener(event)
}
