import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { useState } from 'react'
import { joinEarlier, joinNewest } from '#messaging/join-pages.ts'
import type { LoadedThread } from '#messaging/load-conversations.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

/** The loaded messages of a conversation: new ones as they arrive, earlier ones on request. */
export function useThread(read: LoadedThread) {
  const [pages, setPages] = useState({ items: read.items, hasMore: read.hasMore })
  const [joined, setJoined] = useState(read)
  const { isBusy, error, attempt } = useAttempt()
  const { id: conversation } = read.room

  if (joined !== read) {
    setJoined(read)
    setPages((known) => joinNewest(known, read))
  }

  function add(message: Message) {
    setPages((known) => joinNewest(known, { items: [message], hasMore: false }))
  }

  function loadEarlier() {
    const before = pages.items[0]?.id
    if (before === undefined || !pages.hasMore) return
    attempt(async () => {
      const given = { params: { room: conversation }, query: { before } }
      const earlier = await call('GET /rooms/:room/messages', given)
      setPages((known) => joinEarlier(known, earlier))
    })
  }

  return { ...pages, add, readEarlier: loadEarlier, isBusy, error }
}
