import type { Message } from '@marea/contract/messaging/endpoints.ts'
import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useRetry } from '#platform/live/use-retry.ts'
import { createMessageId, readDraft, saveDraft, type UnsentMessage } from './drafts.ts'

export type Outgoing = UnsentMessage & { error?: unknown; isSending: boolean }

/** Messages being written and sent: shown at once, sent in order, and stored until delivered. */
export function useOutbox(conversationId: string, onSent: (message: Message) => void) {
  const [words, setWords] = useState(() => readDraft(conversationId).words)
  const [photos, setPhotos] = useState(() => readDraft(conversationId).photos)
  const { outgoing, setOutgoing, change, remove } = useOutgoing(conversationId)
  const line = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    const unsent = outgoing.map(({ id, text, photos }) => ({ id, text, photos }))
    saveDraft(conversationId, { words, photos, unsent })
  }, [conversationId, words, photos, outgoing])

  const lost = outgoing.filter(({ isSending, error }) => !isSending && !isRefusal(error))
  useRetry(lost.length > 0, () => lost.forEach(attempt))

  /** One after the other, so that they arrive in the order they were written. */
  function attempt({ id, text, photos }: UnsentMessage) {
    change(id, { isSending: true, error: undefined })
    line.current = line.current.then(async () => {
      try {
        onSent(
          await call('POST /rooms/:room/messages', {
            params: { room: conversationId },
            body: { id, text, photoIds: photos.map((photo) => photo.id) },
          }),
        )
        remove(id)
      } catch (error) {
        change(id, { isSending: false, error })
      }
    })
  }

  function send() {
    const text = words.trim()
    if (!text && photos.length === 0) return
    const unsent = { id: createMessageId(), text, photos }
    setWords('')
    setPhotos([])
    setOutgoing((all) => [...all, { ...unsent, isSending: true }])
    attempt(unsent)
  }

  /** Moves the text and the photos back into the field, before what is already there. */
  function takeBack({ id, text, photos }: UnsentMessage) {
    remove(id)
    setWords((written) => [text, written].filter(Boolean).join('\n'))
    setPhotos((added) => [...photos, ...added])
  }

  const addPhoto = (photo: MessagePhoto) => setPhotos((added) => [...added, photo])
  const removePhoto = ({ id }: MessagePhoto) =>
    setPhotos((added) => added.filter((photo) => photo.id !== id))
  return { words, setWords, photos, addPhoto, removePhoto, outgoing, send, attempt, takeBack }
}

function useOutgoing(conversationId: string) {
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    readDraft(conversationId).unsent.map((unsent) => ({ ...unsent, isSending: false })),
  )

  function change(id: string, with_: Partial<Outgoing>) {
    setOutgoing((all) => all.map((each) => (each.id === id ? { ...each, ...with_ } : each)))
  }

  function remove(id: string) {
    setOutgoing((all) => all.filter((each) => each.id !== id))
  }

  return { outgoing, setOutgoing, change, remove }
}

/** The API answered, and would answer the same again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status < 500
}
