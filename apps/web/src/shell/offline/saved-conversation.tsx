import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { maxMessageLength } from '@marea/contract/messaging/message-rules.ts'
import type { SavedCopy } from '@marea/contract/messaging/saved-copy.ts'
import { type FormEvent, useState } from 'react'
import { NoteText } from '#messaging/note-text.tsx'
import { useNameOf, useSenderOf, useTitleOf } from '#messaging/use-message-text.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatLocalDateTime } from '#platform/time/local-time.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'

import { Fold } from './fold.tsx'
import styles from './offline.module.css'
import { useUnsent, type Written } from './use-unsent.ts'

type SavedConversationProps = {
  conversation: SavedCopy['conversations'][number]
  isReachable: boolean
  isOpen: boolean
}

/** The newest messages as they were saved, and those that wait to be sent. */
export function SavedConversation({
  conversation: { room, items },
  isReachable,
  isOpen,
}: SavedConversationProps) {
  const t = useText()
  const title = useTitleOf()(room)
  const name = useNameOf()(room)
  const { messages, waiting, add, remove } = useUnsent(room.id, isReachable)
  return (
    <Fold title={title} isOpen={isOpen || messages.length > 0}>
      <ol className={styles.messages}>
        {items.map((message) => (
          <SavedMessage key={message.id} message={message} room={room} />
        ))}
        {messages
          .filter(({ id }) => items.every(({ clientId }) => clientId !== id))
          .map((message) => (
            <WrittenMessage key={message.id} message={message} onRemove={remove} />
          ))}
      </ol>
      <p className='soft small' role='status'>
        {waiting.some(({ isOnlyHere }) => isOnlyHere)
          ? t('offline.not_stored')
          : waiting.length > 0 && t('offline.waiting_count', { count: waiting.length })}
      </p>
      <Composer label={t('offline.write', { name })} onSend={add} />
    </Fold>
  )
}

type SavedMessageProps = {
  message: Message
  room: SavedConversationProps['conversation']['room']
}

function SavedMessage({ message, room }: SavedMessageProps) {
  const t = useText()
  const language = useLanguage()
  const sender = useSenderOf()(message, room)
  const { note, text, photos, from, sentAt } = message
  if (note) {
    return (
      <li className='soft small'>
        <NoteText note={note} room={room} />
      </li>
    )
  }
  const isOwn = from === room.side
  const words = text === null ? t('messaging.erased') : text
  return (
    <li className={isOwn ? styles.own : undefined}>
      <p>{words || t('messaging.photos', { count: photos.length })}</p>
      <span className='tiny soft'>
        {`${isOwn ? t('messaging.by_you') : sender}, ${formatLocalDateTime(sentAt, language)}`}
      </span>
    </li>
  )
}

type WrittenMessageProps = { message: Written; onRemove: (id: string) => void }

const icons = { waiting: 'clock', refused: 'alert', sent: 'check' } as const

function WrittenMessage({ message: { id, text, state }, onRemove }: WrittenMessageProps) {
  const t = useText()
  return (
    <li className={styles.own}>
      <p>{text}</p>
      <Inline gap={2} className='tiny soft'>
        <Icon name={icons[state]} small />
        <span>{t(`offline.${state}`)}</span>
        {state !== 'sent' && (
          <TextButton onClick={() => onRemove(id)}>{t('offline.delete')}</TextButton>
        )}
      </Inline>
    </li>
  )
}

function Composer({ label, onSend }: { label: string; onSend: (text: string) => void }) {
  const t = useText()
  const [text, setText] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onSend(text.trim())
    setText('')
  }

  return (
    <form onSubmit={send}>
      <Stack gap={3}>
        <TextArea
          label={label}
          value={text}
          maxLength={maxMessageLength}
          rows={2}
          onChange={(event) => setText(event.target.value)}
        />
        <Inline>
          <Button type='submit' kind='quiet' small>
            {t('offline.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
