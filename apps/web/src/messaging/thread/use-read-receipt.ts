import type { Room } from '@marea/contract/messaging/endpoints.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'

/** Reports the newest message as read once it has been visible on the screen. */
export function useReadReceipt(room: Room, newest: number, isAtEnd: boolean): void {
  const { id, readId } = room
  const isLooking = useIsLooking()
  const told = useRef(readId)

  useEffect(() => {
    if (!isLooking || !isAtEnd || newest <= Math.max(told.current, readId)) return
    const before = told.current
    told.current = newest
    const given = { params: { room: id }, body: { messageId: newest } }
    call('PUT /rooms/:room/reading', given).catch(() => {
      told.current = before
    })
  }, [id, readId, newest, isAtEnd, isLooking])
}

function useIsLooking(): boolean {
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
