import { useEffect, useEffectEvent } from 'react'
import { configuredBase } from '#platform/api/api-base.ts'
import { readPage } from '#platform/page/page.tsx'
import { readUser, useUser } from '#platform/session/session.ts'
import { readMessages, type StreamEvent } from './event-stream.ts'
import { isMatched, type LivePattern, type Matched } from './live-pattern.ts'

type Listener = (event: StreamEvent) => void

const listeners = new Set<Listener>()
const received = new Set<number>()
const maxPauseMs = 30_000
let connection: AbortController | undefined
let lastId: number | undefined

/**
 * Calls `onEvent` for the signed-in user's own events while the page is visible. `live.gap`, which
 * every caller gets, means that events were missed; `live.open` that the connection is open, for
 * callers that also need what happened just before.
 */
export function useLive<Pattern extends LivePattern>(
  patterns: readonly Pattern[],
  onEvent: (event: Matched<Pattern>) => void,
): void {
  const token = useUser()?.token
  const handle = useEffectEvent((event: StreamEvent) => {
    if (isMatched(event, patterns)) onEvent(event as Matched<Pattern>)
  })

  useEffect(() => {
    if (!token) return
    const listener: Listener = (event) => handle(event)
    listeners.add(listener)
    connect(token)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) disconnect()
    }
  }, [token])
}

connectWhileVisible()

/** The id of the newest event received, to find out later whether others arrived since. */
export function lastHeard(): number | undefined {
  return lastId
}

/** Browsers allow few connections to one host, so hidden pages give theirs up. */
function connectWhileVisible(): void {
  if (import.meta.env.SSR) return
  document.addEventListener('visibilitychange', () => {
    const token = readUser()?.token
    if (document.hidden) disconnect()
    else if (token && listeners.size > 0) connect(token)
  })
}

/** All listeners of a page share one connection. */
function connect(token: string): void {
  if (connection || document.hidden) return
  const own = new AbortController()
  connection = own
  keepListening(token, own.signal).finally(() => {
    if (connection === own) connection = undefined
  })
}

function disconnect(): void {
  connection?.abort()
  connection = undefined
}

/** Reconnects after growing pauses, and at once when the browser is online again. */
async function keepListening(token: string, signal: AbortSignal): Promise<void> {
  let pause = 1000
  while (!signal.aborted && readUser()?.token === token) {
    const startedAt = Date.now()
    const isSignedIn = await listen(token, signal).catch(() => true)
    if (!isSignedIn) return
    pause = Date.now() - startedAt > maxPauseMs ? 1000 : Math.min(pause * 2, maxPauseMs)
    await pauseUntilOnline(pause * (0.5 + Math.random() / 2), signal)
  }
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** EventSource cannot send the token, so the stream is read by `fetch`. False when signed out. */
async function listen(token: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${configuredBase(readPage().config.apiUrl)}/events`, {
    headers: {
      accept: 'text/event-stream',
      authorization: token,
      ...(lastId ? { 'last-event-id': String(lastId) } : {}),
    },
    credentials: 'include',
    signal,
  })
  if (response.status === 401) return false
  if (!response.ok || !response.body) return true
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { events, rest } = readMessages(text + part.value)
    text = rest
    for (const event of events) dispatch(event)
  }
  return true
}

function dispatch(event: StreamEvent): void {
  lastId = Math.max(lastId ?? 0, event.id)
  const isAboutConnection = event.kind === 'live.open' || event.kind === 'live.gap'
  if (!isAboutConnection && received.has(event.id)) return
  if (received.size > 1000) received.clear()
  if (!isAboutConnection) received.add(event.id)
  for (const listener of listeners) listener(event)
}
