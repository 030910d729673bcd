import type { StreamEvent } from '#platform/events/event-stream.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'

const maxRemembered = 1000

type LiveSessionOptions = {
  base: string
  token: string
  onEvent(event: StreamEvent): void
}

export type LiveSession = ReturnType<typeof createLiveSession>

/** The events of one signed-in session in this tab, over a connection that its tabs share. */
export function createLiveSession({ base, token, onEvent }: LiveSessionOptions) {
  const { receive, expectGap, lastId } = createReceiver(onEvent)
  let joined: AbortController | undefined

  /** Only signed-in people need the code of streams and polls. */
  async function run(signal: AbortSignal): Promise<void> {
    const { receiveInTab } = await loadWhenOnline(() => import('./receive-in-tab.ts'))
    await receiveInTab({ base, token, lastId, onEvent: receive }, signal)
  }

  function join(): void {
    if (joined) return
    joined = new AbortController()
    run(joined.signal)
  }

  function leave(): void {
    joined?.abort()
    joined = undefined
  }

  return {
    token,
    lastId,
    join,
    /** What happens from now on is received after the tab has joined again. */
    leave,
    /** After an outage, pages have missed events and connections may be dead. */
    reconnect() {
      expectGap()
      if (!joined) return
      leave()
      join()
    },
  }
}

/** Passes on each event once, and tells when some may have been missed. */
function createReceiver(onEvent: LiveSessionOptions['onEvent']) {
  const received = new Set<number>()
  let lastId: number | undefined
  /** What the page shows is older than the connection, and what happened in between is unknown. */
  let isGap = true

  function receive(event: StreamEvent): void {
    if (!('id' in event)) {
      onEvent(event)
    } else if (event.kind === 'live.open') {
      lastId = Math.max(lastId ?? 0, event.id)
      if (isGap) onEvent({ id: event.id, kind: 'live.gap' })
      isGap = false
    } else if (event.kind === 'live.gap') {
      lastId = event.id
      isGap = false
      onEvent(event)
    } else if (!received.has(event.id)) {
      remember(event.id)
      lastId = Math.max(lastId ?? 0, event.id)
      onEvent(event)
    }
  }

  function remember(id: number): void {
    received.add(id)
    for (const oldest of received) {
      if (received.size <= maxRemembered) return
      received.delete(oldest)
    }
  }

  function expectGap(): void {
    isGap = true
  }

  return { receive, expectGap, lastId: () => lastId }
}
