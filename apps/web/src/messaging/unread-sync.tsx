import { useEffect } from 'react'
import { clearDrafts } from '#messaging/thread/drafts.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { setUnread } from './unread.ts'
import { useDebouncedCallback } from './use-debounced-callback.ts'

/** Keeps the unread badge in sync while signed in, and reports delivery to senders. */
export default function UnreadSync() {
  const token = useUser()?.token
  const reloadSoon = useDebouncedCallback(loadUnread)

  useEffect(() => {
    if (token) loadUnread()
    return () => {
      if (!readUser()) clearUnread()
    }
  }, [token])

  useLive(['messaging.sent', 'messaging.read'], reloadSoon)
  return null
}

/** The newest message that this page has confirmed. */
let confirmedId = 0

/** A failed request is repeated at the next event or on the next page. */
async function loadUnread(): Promise<void> {
  try {
    const { count, newestId } = await call('GET /rooms/unread')
    setUnread(count)
    if (newestId <= confirmedId) return
    await call('PUT /rooms/delivery', { body: { messageId: newestId } })
    confirmedId = newestId
  } catch {
    // The badge keeps its last number.
  }
}

function clearUnread(): void {
  confirmedId = 0
  setUnread(0)
  clearDrafts()
}
