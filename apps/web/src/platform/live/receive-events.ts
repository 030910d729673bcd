import { type Outcome, pollEvents, readStream, type Source } from './read-events.ts'

const firstPauseMs = 1000
const maxPauseMs = 30_000
const maxPauseOfStreamMs = 5 * 60_000

/**
 * Receives the events of a session until it has ended or the signal is aborted: by a stream, and by
 * polling while streams fail, because of a proxy or because the server restarts.
 */
export async function receiveEvents(source: Source, signal: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs
  let failedStreams = 0
  let nextStreamAt = 0
  while (!signal.aborted) {
    const startedAt = Date.now()
    const isStreamDue = startedAt >= nextStreamAt
    const outcome = await (isStreamDue ? readStream : pollEvents)(source, signal)
    if (outcome === 'signed-out') return
    if (isStreamDue) {
      failedStreams = outcome === 'failed' ? failedStreams + 1 : 0
      nextStreamAt = outcome === 'failed' ? Date.now() + pauseOfStream(failedStreams) : 0
      // The next poll tells at once whether only streams fail.
      if (outcome === 'failed' && failedStreams === 1) continue
    }
    pauseMs = isFresh(outcome, startedAt) ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs)
    await pause(pauseMs * (0.5 + Math.random() / 2), signal)
  }
}

function pauseOfStream(failedStreams: number): number {
  return Math.min(5000 * 2 ** failedStreams, maxPauseOfStreamMs)
}

/** A stream that the server closes at once is reopened only after a pause. */
function isFresh(outcome: Outcome, startedAt: number): boolean {
  return outcome === 'received' || Date.now() - startedAt > maxPauseMs
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
