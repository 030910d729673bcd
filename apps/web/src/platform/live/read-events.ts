import { readMessages, type StreamEvent } from '#platform/events/event-stream.ts'

export type Source = {
  base: string
  token: string
  /** The newest event known, after which the source continues. */
  lastId(): number | undefined
  onEvent(event: StreamEvent): void
}

/** `quiet`: it works, but there was nothing new. */
export type Outcome = 'signed-out' | 'failed' | 'quiet' | 'received'

/** A proxy that withholds the first message would withhold all others too. */
const openWithinMs = 10_000
/** The server writes every twenty seconds; a connection silent for longer has died unnoticed. */
const silentForMs = 45_000

/** EventSource of the browser cannot send the token, so the stream is read by `fetch`. */
export async function readStream(source: Source, signal: AbortSignal): Promise<Outcome> {
  const { base, token, onEvent } = source
  const last = source.lastId()
  const watchdog = createWatchdog(signal)
  let outcome: Outcome = 'failed'
  try {
    watchdog.expectWithin(openWithinMs)
    const response = await fetch(`${base}/events`, {
      headers: {
        accept: 'text/event-stream',
        authorization: token,
        ...(last ? { 'last-event-id': String(last) } : {}),
      },
      credentials: 'include',
      signal: watchdog.signal,
    })
    if (response.status === 401) return 'signed-out'
    if (!response.ok || !response.body) return 'failed'
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      watchdog.expectWithin(silentForMs)
      const { events, rest } = readMessages(text + part.value)
      text = rest
      for (const event of events) {
        if (event.kind !== 'live.open') outcome = 'received'
        else if (outcome === 'failed') outcome = 'quiet'
        onEvent(event)
      }
    }
  } catch {
    return outcome
  } finally {
    watchdog.stop()
  }
  return outcome
}

/** Aborts when the other side is silent for too long, or when the given signal is aborted. */
function createWatchdog(outer: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  outer.addEventListener('abort', abort)
  if (outer.aborted) abort()
  return {
    signal: controller.signal,
    expectWithin(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(abort, ms)
    },
    stop() {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
    },
  }
}

type EventsSince = { last: number; isGap: boolean; events: StreamEvent[] }

/** Requests the events since the last one once, in the format of a stream that opens and ends. */
export async function pollEvents(source: Source, signal: AbortSignal): Promise<Outcome> {
  const { base, token, onEvent } = source
  const known = source.lastId()
  try {
    const response = await fetch(`${base}/events/since${known ? `?last=${known}` : ''}`, {
      headers: { authorization: token },
      credentials: 'include',
      signal,
    })
    if (response.status === 401) return 'signed-out'
    if (!response.ok) return 'failed'
    const { last, isGap, events }: EventsSince = (await response.json()).result
    for (const event of events) onEvent(event)
    onEvent({ id: last, kind: isGap ? 'live.gap' : 'live.open' })
    return events.length > 0 ? 'received' : 'quiet'
  } catch {
    return 'failed'
  }
}
