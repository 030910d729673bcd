import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useEffect, useRef, useState } from 'react'
import { useNameOf } from '#messaging/use-message-text.ts'
import { useText } from '#platform/texts/texts.tsx'
import styles from './typing-indicator.module.css'
import { useIsOtherTyping, useTypingReport } from './use-typing.ts'

type TypingIndicatorProps = {
  conversation: Conversation
  /** The unsent text, whose changes are reported as typing. */
  words: string
}

const announceEveryMs = 60_000

/** Shows that the other participant is typing; screen readers announce it once a minute at most. */
export function TypingIndicator({ conversation, words }: TypingIndicatorProps) {
  const t = useText()
  const nameOf = useNameOf()
  useTypingReport(conversation.id, words)
  const isTyping = useIsOtherTyping(conversation)
  const isAnnounced = useIsAnnounced(isTyping)
  const text = t('messaging.typing', { name: nameOf(conversation) })
  return (
    <div className={styles.typing}>
      <p aria-hidden>{isTyping && text}</p>
      <p className='hidden-label' role='status'>
        {isAnnounced && text}
      </p>
    </div>
  )
}

/** The announced text stays, because removing and adding it would have it read again. */
function useIsAnnounced(isTyping: boolean): boolean {
  const [isAnnounced, setAnnounced] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isTyping || timer.current !== undefined) return
    setAnnounced(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setAnnounced(false)
    }, announceEveryMs)
  }, [isTyping])

  useEffect(() => () => clearTimeout(timer.current), [])
  return isAnnounced
}
