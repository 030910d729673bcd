import { useEffect, useRef } from 'react'
import { setUnreadNotifications } from '#notifications/unread-count.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { readUser, useUser } from '#platform/session/session.ts'

const delayMs = 120

export default function NotificationsSync() {
  const token = useUser()?.token
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (token) loadCount()
    return () => {
      clearTimeout(timer.current)
      if (!readUser()) setUnreadNotifications(0)
    }
  }, [token])

  useLive(['notifications.*'], () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(loadCount, delayMs)
  })
  return null
}

/** A failed request is repeated at the next event or on the next page. */
function loadCount(): void {
  call('GET /notifications/unread').then(
    ({ count }) => setUnreadNotifications(count),
    () => undefined,
  )
}
