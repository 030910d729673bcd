import { useEffect } from 'react'
import { clearDrafts } from '#messaging/thread/drafts.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { setUnread } from './unread.ts'
import { useDebouncedCallback } from './use-debounced-callback.ts'

/** Keeps the unread badge in sync while signed in. */
export default function UnreadSync() {
  const token = useUser()?.token
  const reloadSoon = useDebouncedCallback(loadUnread)

  useEffect(() => {
    if (token) loadUnread()
    return () => {
      if (!readUser()) clearUnread()
    }
  }, [token])

  useLive(['messaging.*'], reloadSoon)
  return null
}

/** A failed request is repeated at the next event or on the next page. */
function loadUnread(): void {
  call('GET /rooms/unread').then(
    ({ count }) => setUnread(count),
    () => undefined,
  )
}

function clearUnread(): void {
  setUnread(0)
  clearDrafts()
}
