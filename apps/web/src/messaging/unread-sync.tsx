import { useEffect } from 'react'
import { forgetDrafts } from '#messaging/thread/drafts.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { setUnread } from './unread.ts'
import { useDebouncedCallback } from './use-debounced-callback.ts'

/** Keeps the unread badge in sync while signed in. */
export default function UnreadSync() {
  const token = useUser()?.token
  const readSoon = useDebouncedCallback(readUnread)

  useEffect(() => {
    if (token) readUnread()
    return () => {
      if (!readUser()) forget()
    }
  }, [token])

  useLive(['messaging.*', 'live.open'], readSoon)
  return null
}

/** A failed request is repeated at the next event or on the next page. */
function readUnread(): void {
  call('GET /rooms/unread').then(
    ({ count }) => setUnread(count),
    () => undefined,
  )
}

function forget(): void {
  setUnread(0)
  forgetDrafts()
}
