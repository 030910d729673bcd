import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { keepDraft, newMessageId, readDraft, type Unsent } from './drafts.ts'

export type Outgoing = Unsent & { error?: unknown; isSending: boolean }

/** Messages being written and sent: shown at once, sent in order, and stored until delivered. */
export function useOutbox(room: string, onSent: (message: Message) => void) {
  const [words, setWords] = useState(() => readDraft(room).words)
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    readDraft(room).unsent.map((unsent) => ({ ...unsent, isSending: false })),
  )
  const line = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    keepDraft(room, { words, unsent: outgoing.map(({ id, text }) => ({ id, text })) })
  }, [room, words, outgoing])

  const sendAll = useEffectEvent(() => {
    for (const each of outgoing) if (!each.isSending) attempt(each)
  })

  useEffect(() => {
    const again = () => sendAll()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  /** One after the other, so that they arrive in the order they were written. */
  function attempt({ id, text }: Unsent) {
    change(id, { isSending: true, error: undefined })
    line.current = line.current.then(async () => {
      try {
        onSent(await call('POST /rooms/:room/messages', { params: { room }, body: { id, text } }))
        drop(id)
      } catch (error) {
        change(id, { isSending: false, error })
      }
    })
  }

  function change(id: string, with_: Partial<Outgoing>) {
    setOutgoing((all) => all.map((each) => (each.id === id ? { ...each, ...with_ } : each)))
  }

  function drop(id: string) {
    setOutgoing((all) => all.filter((each) => each.id !== id))
  }

  function send() {
    const text = words.trim()
    if (!text) return
    const unsent = { id: newMessageId(), text }
    setWords('')
    setOutgoing((all) => [...all, { ...unsent, isSending: true }])
    attempt(unsent)
  }

  /** Moves the text back into the field, before what is already there. */
  function takeBack({ id, text }: Unsent) {
    drop(id)
    setWords((written) => [text, written].filter(Boolean).join('\n'))
  }

  return { words, setWords, outgoing, send, attempt, takeBack }
}
