import { findContactHints } from '@marea/contract/messaging/contact-hints.ts'
import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { maxMessageLength } from '@marea/contract/messaging/message-rules.ts'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
} from 'react'
import { hasGaps } from '#messaging/quick-replies/insert-reply.ts'
import { QuickReplyPicker } from '#messaging/quick-replies/quick-reply-picker.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { FieldBox } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './composer.module.css'
import { PhotoInput } from './photos/photo-input.tsx'
import { PhotoTray } from './photos/photo-tray.tsx'
import { usePhotoUploads } from './photos/use-photo-uploads.ts'
import type { useOutbox } from './use-outbox.ts'
import { ContactWarning } from './warnings/contact-warning.tsx'

type ComposerProps = Pick<
  ReturnType<typeof useOutbox>,
  'words' | 'setWords' | 'photos' | 'addPhoto' | 'removePhoto' | 'send'
> & { conversation: Conversation; to: string }

const showCountFrom = maxMessageLength - 200
const maxRows = 6

export function Composer({
  words,
  setWords,
  photos,
  send,
  conversation,
  to,
  ...outbox
}: ComposerProps) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const left = maxMessageLength - words.trim().length
  const { id: room, hasBooking } = conversation
  const hints = hasBooking ? [] : findContactHints(words)
  const uploads = usePhotoUploads(room, photos, outbox.addPhoto)
  const isUploading = uploads.items.some(({ phase }) => phase !== 'failed' && phase !== 'lost')
  const hasContent = words.trim() !== '' || photos.length > 0
  const canSend = hasContent && left >= 0 && !isUploading && !hasGaps(words)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (canSend) send()
    field.current?.focus()
  }

  return (
    <form className={styles.compose} onSubmit={submit}>
      <ContactWarning hints={hints} reader='writer' />
      <PhotoTray {...{ room, photos, uploads }} onRemove={outbox.removePhoto} />
      <div className={styles.tools}>
        <PhotoInput onChoose={uploads.add} />
        {conversation.side === 'owner' && (
          <QuickReplyPicker {...{ room: conversation, words, setWords, field }} />
        )}
      </div>
      <WordsField
        {...{ field, words, setWords, to }}
        describedBy={id}
        isTooLong={left < 0}
        onEnter={submit}
        onFiles={uploads.add}
      />
      <button
        type='submit'
        className={`round ${styles.send}`}
        aria-label={t('messaging.send')}
        aria-disabled={!canSend}
      >
        <Icon name='send' small />
      </button>
      <p id={id} className={styles.count} role='status'>
        <ComposerStatus {...{ words, left, isUploading }} />
      </p>
    </form>
  )
}

type WordsFieldProps = Pick<ComposerProps, 'words' | 'setWords' | 'to'> & {
  field: RefObject<HTMLTextAreaElement | null>
  describedBy: string
  isTooLong: boolean
  onEnter: () => void
  onFiles: (files: File[]) => void
}

/** Enter sends where there is a keyboard, and Shift+Enter starts a new line. */
function WordsField({
  field,
  words,
  setWords,
  to,
  describedBy,
  isTooLong,
  ...on
}: WordsFieldProps) {
  const { onEnter, onFiles } = on
  const t = useText()

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    onEnter()
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <label>
      <span className='hidden-label'>{t('messaging.write', { name: to })}</span>
      <FieldBox className={styles.box}>
        <textarea
          ref={field}
          rows={Math.min(maxRows, words.split('\n').length)}
          value={words}
          placeholder={t('messaging.write', { name: to })}
          enterKeyHint='enter'
          aria-invalid={isTooLong}
          aria-describedby={describedBy}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </FieldBox>
    </label>
  )
}

/** Why the message cannot be sent yet, or how much of it is left. */
function ComposerStatus({
  words,
  left,
  isUploading,
}: {
  words: string
  left: number
  isUploading: boolean
}) {
  const t = useText()
  if (isUploading) return t('messaging.photo_wait')
  if (hasGaps(words)) return t('quick_replies.gaps')
  if (words.length < showCountFrom) return null
  return t(left < 0 ? 'messaging.too_long' : 'messaging.left', { count: Math.abs(left) })
}

/** On a touch screen Enter is the only way to a new line. */
function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}
