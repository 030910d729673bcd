import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'

/** Reports the newest message as read once it has been visible on the screen. */
export function useReadReceipt(conversation: Conversation, newest: number, isAtEnd: boolean): void {
  const { id, readId } = conversation
  const isVisible = useIsPageVisible()
  const reported = useRef(readId)

  useEffect(() => {
    if (!isVisible || !isAtEnd || newest <= Math.max(reported.current, readId)) return
    const before = reported.current
    reported.current = newest
    const given = { params: { room: id }, body: { messageId: newest } }
    call('PUT /rooms/:room/reading', given).catch(() => {
      reported.current = before
    })
  }, [id, readId, newest, isAtEnd, isVisible])
}

function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
