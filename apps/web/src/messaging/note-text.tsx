import type { ConversationCard, ConversationNote } from '@marea/contract/messaging/endpoints.ts'
import styles from './note-text.module.css'
import { useNoteText } from './use-message-text.ts'

type NoteTextProps = { note: ConversationNote; room: Pick<ConversationCard, 'side' | 'other'> }

/** The reference of the booking must not break at its hyphen. */
export function NoteText({ note, room }: NoteTextProps) {
  const [before, after] = useNoteText()(note, room).split(note.reference)
  return (
    <>
      {before}
      <span className={styles.reference}>{note.reference}</span>
      {after}
    </>
  )
}
