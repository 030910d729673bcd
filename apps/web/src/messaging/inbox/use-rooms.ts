import { useState } from 'react'
import { type Listed, readRooms } from '#messaging/read-conversations.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

/** The newest conversations as they are now, followed by the earlier ones that were loaded. */
export function useRooms(first: Listed) {
  const [earlier, setEarlier] = useState<Listed | undefined>()
  const { isBusy, error, attempt } = useAttempt()
  const all = [...(earlier?.items ?? []), ...first.items]
  const rooms = [...new Map(all.map((room) => [room.id, room])).values()].sort(
    (a, b) => (b.last?.id ?? 0) - (a.last?.id ?? 0),
  )

  function more() {
    attempt(async () => {
      const { items, hasMore } = await readRooms(rooms.at(-1)?.last?.id)
      setEarlier((known) => ({ items: [...(known?.items ?? []), ...items], hasMore }))
    })
  }

  return { rooms, hasMore: (earlier ?? first).hasMore, isBusy, error, more }
}
