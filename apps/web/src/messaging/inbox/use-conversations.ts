import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type LoadedConversations, loadConversations } from '#messaging/load-conversations.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

/** The newest conversations as they are now, followed by the earlier ones that were loaded. */
export function useConversations(first: LoadedConversations) {
  const [params] = useSearchParams()
  const [earlier, setEarlier] = useState<LoadedConversations | undefined>()
  const { isBusy, error, attempt } = useAttempt()
  const all = [...(earlier?.items ?? []), ...first.items]
  const conversations = [
    ...new Map(all.map((conversation) => [conversation.id, conversation])).values(),
  ].sort((a, b) => (b.last?.id ?? 0) - (a.last?.id ?? 0))

  function loadMore() {
    attempt(async () => {
      const { items, hasMore } = await loadConversations(params, conversations.at(-1)?.last?.id)
      setEarlier((known) => ({ items: [...(known?.items ?? []), ...items], hasMore }))
    })
  }

  return {
    rooms: conversations,
    hasMore: (earlier ?? first).hasMore,
    isBusy,
    error,
    more: loadMore,
  }
}
