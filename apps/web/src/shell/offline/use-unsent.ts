import { useEffect, useEffectEvent, useState } from 'react'
import { createMessageId, readDraft, type UnsentMessage } from '#messaging/thread/drafts.ts'
import { addUnsent, removeUnsent, sendTo, sendUnsent } from '#messaging/thread/send-unsent.ts'
import { useRetry } from '#platform/live/use-retry.ts'

export type Written = UnsentMessage & {
  state: 'waiting' | 'refused' | 'sent'
  /** The browser had no space: it is lost when the page closes before it is sent. */
  isOnlyHere?: boolean
}

/** What was written to a conversation here; each message is sent once there is a connection again. */
export function useUnsent(room: string, isReachable: boolean) {
  const [messages, setMessages] = useState<Written[]>(() =>
    readDraft(room).unsent.map((message) => ({ ...message, state: 'waiting' })),
  )
  const waiting = messages.filter(({ state }) => state === 'waiting')
  const change = (id: string, state: Written['state']) =>
    setMessages((all) => all.map((each) => (each.id === id ? { ...each, state } : each)))

  const send = useEffectEvent(async () => {
    const refused = await sendUnsent()
    const left = readDraft(room).unsent.map(({ id }) => id)
    for (const message of waiting) {
      if (message.isOnlyHere) {
        const answer = await sendTo(room, message)
        if (answer !== 'lost') change(message.id, answer)
      } else if (refused.includes(message.id)) change(message.id, 'refused')
      else if (!left.includes(message.id)) change(message.id, 'sent')
    }
  })

  useEffect(() => {
    if (isReachable && waiting.length > 0) send()
  }, [isReachable, waiting.length])
  useRetry(isReachable && waiting.length > 0, () => void send())

  function add(text: string) {
    const message = { id: createMessageId(), text, photos: [] }
    const isOnlyHere = !addUnsent(room, message)
    setMessages((all) => [...all, { ...message, state: 'waiting', isOnlyHere }])
  }

  function remove(id: string) {
    removeUnsent(room, id)
    setMessages((all) => all.filter((each) => each.id !== id))
  }

  return { messages, waiting, add, remove }
}
