import type { QuickReply, RoomReplies } from '@marea/contract/messaging/quick-replies.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { fillReply, findGap, insertAt } from './insert-reply.ts'

export type ReplyField = {
  words: string
  setWords: (words: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Puts a reply where the owner was writing, and selects what is left to fill in. */
export function useInsertReply({ words, setWords, field }: ReplyField) {
  const t = useText()
  return (reply: QuickReply, replies: RoomReplies) => {
    const filled = fillReply(reply, replies, (each) => t(`templates.placeholder.${each}`))
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {}
    const next = insertAt(words, filled, { from: selectionStart, to: selectionEnd })
    setWords(next)
    const end = selectionStart + filled.length
    const place = findGap(next) ?? { from: end, to: end }
    // The menu returns the focus to its button when it has closed.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(place.from, place.to)
    }, 50)
  }
}

/** Opens the menu when / is pressed in an empty message, where it would otherwise be typed. */
export function useSlashKey({ words, field }: ReplyField, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || words !== '' || event.isComposing) return
    event.preventDefault()
    open()
  })

  useEffect(() => {
    const area = field.current
    const listen = (event: KeyboardEvent) => onKey(event)
    area?.addEventListener('keydown', listen)
    return () => area?.removeEventListener('keydown', listen)
  }, [field])
}
