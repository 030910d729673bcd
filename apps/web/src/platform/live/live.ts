import type { LiveEvent } from '@marea/contract/platform/live.ts'
import { useEffect, useEffectEvent } from 'react'
import { configuredBase } from '#platform/api/api-base.ts'
import { readPage } from '#platform/page/page.tsx'
import { readUser, useUser } from '#platform/session/session.ts'
import { readMessages } from './event-stream.ts'

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()
const heard = new Set<number>()
const longestPause = 30_000
let connection: AbortController | undefined
let lastId: number | undefined

/**
 * Hears what happens to the reader while they look; `live.gap` says to read everything anew, and
 * `live.open` that listening has begun, for whoever wants to know what came just before.
 */
export function useLive(kinds: RegExp, onEvent: (event: LiveEvent) => void): void {
  const token = useUser()?.token
  const { source } = kinds
  const hear = useEffectEvent((event: LiveEvent) => {
    const isWanted = event.kind === 'live.gap' || new RegExp(source).test(event.kind)
    if (isWanted) onEvent(event)
  })

  useEffect(() => {
    if (!token) return
    const listener: Listener = (event) => hear(event)
    listeners.add(listener)
    connect(token)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) disconnect()
    }
  }, [token])
}

followVisibility()

/** What had happened last, for whoever reads now and listens a moment later. */
export function lastHeard(): number | undefined {
  return lastId
}

/** A browser allows few connections to one host, so pages that nobody sees leave theirs to others. */
function followVisibility(): void {
  if (import.meta.env.SSR) return
  document.addEventListener('visibilitychange', () => {
    const token = readUser()?.token
    if (document.hidden) disconnect()
    else if (token && listeners.size > 0) connect(token)
  })
}

/** One connection for the whole page, whoever listens. */
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

/** Comes back after ever longer pauses, and at once when the reader is online again. */
async function keepListening(token: string, signal: AbortSignal): Promise<void> {
  let pause = 1000
  while (!signal.aborted && readUser()?.token === token) {
    const startedAt = Date.now()
    const isWelcome = await listen(token, signal).catch(() => true)
    if (!isWelcome) return
    pause = Date.now() - startedAt > longestPause ? 1000 : Math.min(pause * 2, longestPause)
    await rest(pause * (0.5 + Math.random() / 2), signal)
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
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

/** EventSource cannot carry the token, so the stream is read by hand. */
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
  const words = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await words.read(); !part.done; part = await words.read()) {
    const { events, rest } = readMessages(text + part.value)
    text = rest
    for (const event of events) tell(event)
  }
  return true
}

function tell(event: LiveEvent): void {
  lastId = Math.max(lastId ?? 0, event.id)
  const isOfListening = event.kind === 'live.open' || event.kind === 'live.gap'
  if (!isOfListening && heard.has(event.id)) return
  if (heard.size > 1000) heard.clear()
  if (!isOfListening) heard.add(event.id)
  for (const listener of listeners) listener(event)
}
