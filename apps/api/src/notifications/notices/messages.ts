import type { messageKinds } from '@marea/contract/notifications/kinds/messages.ts'
import { excerpt, firstName, messageState } from './excerpt.ts'
import { findMessageFor } from './facts-store.ts'
import { type NoticesOf, userIn } from './notices.ts'

export const messageNotices: NoticesOf<typeof messageKinds> = {
  /** Both sides have an event of each message; its author needs no notice. */
  async message({ db }, { subject, data: { messageId } }) {
    const recipientId = userIn(subject)
    const message = await findMessageFor(db, messageId, recipientId)
    if (!message) return []
    const { text, authorId, roomId, home, name, readId } = message
    const facts = {
      home: home ?? '',
      name: firstName(name),
      roomId,
      messageId,
      state: messageState(home, text),
      words: excerpt(text ?? ''),
    } as const
    const isSeen = (readId ?? 0) >= messageId
    return [{ recipientId, ...(authorId ? { aboutId: authorId } : {}), isSeen, facts }]
  },
}
