import type { StreamEvent } from '#platform/events/event-stream.ts'
import { pollEvents, type Source } from './read-events.ts'
import { pause, receiveEvents } from './receive-events.ts'
import { shareAmongTabs, type Tab } from './share-among-tabs.ts'

const retryMs = 5000

/** The name has the token in it: tabs of another session, or another person, share nothing. */
export async function receiveInTab(source: Source, signal: AbortSignal): Promise<void> {
  const receive = source.onEvent
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
  await shareAmongTabs(`marea-live ${source.token}`, tab, { signal })
}

/** A tab that becomes a follower requests the events that the leading tab received before. */
async function catchUp(source: Source, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if ((await pollEvents(source, signal)) !== 'failed') return
    await pause(retryMs, signal)
  }
}
