import { useEffect } from 'react'
import { call } from '#platform/api.ts'
import { useLive } from '#platform/live.ts'
import { readUser, useUser } from '#platform/session.ts'
import { forgetDrafts } from './drafts.ts'
import { setUnread } from './unread.ts'
import { useSoon } from './use-soon.ts'

/** Keeps the dot true for as long as somebody is signed in. */
export default function FollowUnread() {
  const token = useUser()?.token
  const readSoon = useSoon(readUnread)

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
