import type { StreamEvent } from './event-stream.ts'
import { pollEvents, type Source } from './read-events.ts'
import { pause, receiveEvents } from './receive-events.ts'
import { shareAmongTabs, type Tab } from './share-among-tabs.ts'

const maxRemembered = 1000
const retryMs = 5000

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

  const source: Source = { base, token, lastId, onEvent: receive }

  /** The name has the token in it: tabs of another session, or another person, share nothing. */
  async function run(signal: AbortSignal): Promise<void> {
    let caughtUp = Promise.resolve()
    const tab: Tab<StreamEvent> = {
      lead(post, turn) {
        const onEvent = (event: StreamEvent) => {
          receive(event)
          if (event.kind !== 'live.open') post(event)
        }
        return receiveEvents({ ...source, onEvent }, turn)
      },
      follow() {
        caughtUp = catchUp(source, signal)
      },
      // Messages wait, so that a tab interrupted before it caught up resumes from there.
      onMessage(event) {
        caughtUp = caughtUp.then(() => {
          if (!signal.aborted) receive(event)
        })
      },
    }
    await shareAmongTabs(`marea-live ${token}`, tab, { signal })
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

/** A tab that becomes a follower requests the events that the leading tab received before. */
async function catchUp(source: Source, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if ((await pollEvents(source, signal)) !== 'failed') return
    await pause(retryMs, signal)
  }
}
