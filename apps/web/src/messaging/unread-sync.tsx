import { useEffect } from 'react'
import { forgetDrafts } from '#messaging/thread/drafts.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { setUnread } from './unread.ts'
import { useDebouncedCallback } from './use-debounced-callback.ts'

/** Keeps the dot true for as long as somebody is signed in. */
export default function UnreadSync() {
  const token = useUser()?.token
  const readSoon = useDebouncedCallback(readUnread)

  useEffect(() => {
    if (token) readUnread()
    return () => {
      if (!readUser()) forget()
    }
  }, [token])

  useLive(/^(messaging\.|live\.open)/, readSoon)
  return null
}

/** What could not be asked is asked at the next event or on the next page. */
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
