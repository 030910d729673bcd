import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'

const reportEveryMs = 3000
const visibleMs = 6000

/** Tells the other participant that this one is typing; a report that is lost does not matter. */
export function useTypingReport(roomId: string, words: string): void {
  const written = useRef(words)
  const reportedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const isTyped = words !== written.current && words.trim() !== ''
    written.current = words
    if (!isTyped || Date.now() - reportedAt.current < reportEveryMs) return
    reportedAt.current = Date.now()
    call('POST /rooms/:room/typing', { params: { room: roomId } }).catch(() => undefined)
  }, [roomId, words])
}

/** Whether the other participant is typing: for some seconds, or until the message arrives. */
export function useIsOtherTyping({ id: roomId, side }: Conversation): boolean {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(isShown: boolean) {
    clearTimeout(timer.current)
    setTyping(isShown)
    if (isShown) timer.current = setTimeout(() => setTyping(false), visibleMs)
  }

  useLive(['messaging.typing', 'messaging.sent'], (event) => {
    if (event.kind === 'live.gap' || event.data.roomId !== roomId) return
    if (event.kind === 'messaging.typing') show(true)
    else if (event.data.by !== side) show(false)
  })

  useEffect(() => () => clearTimeout(timer.current), [])
  return isTyping
}
