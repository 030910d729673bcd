import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { firstNameOf, otherParticipant, roleOf } from './conversation.ts'
import { endEmail, listDueEmails, listUnread, lockDueEmail } from './reader-store.ts'
import { type ConversationRow, lockConversation } from './store.ts'

type Reader = { roomId: string; userId: string }

const emailIntervalHours = 12
const maxExcerptLength = 400
const maxMessages = 5

/** Emails users a digest of messages left unread for a quarter of an hour. */
export const emailUnread: FanOut<Reader> = {
  name: 'messaging.email-unread',
  cron: '* * * * *',
  list: ({ db, now }) => listDueEmails(db, now),
  handle: (ctx, reader) => inTransaction(ctx, (ctx) => emailIfUnread(ctx, reader)),
}

/** No further email is sent until the conversation is read or half a day has passed. */
async function emailIfUnread(ctx: TransactionCtx, reader: Reader): Promise<void> {
  const { roomId, userId } = reader
  const conversation = await lockConversation(ctx.db, roomId)
  const due = await lockDueEmail(ctx.db, { ...reader, now: ctx.now })
  if (!conversation || !due) return
  const { readId, mailedId, mailedAt } = due
  const from = userId === conversation.guestId ? { isNot: userId } : { is: conversation.guestId }
  const unread = await listUnread(ctx.db, { roomId, from, readId })
  const [newest] = unread
  const isQuiet = mailedAt !== null && mailedId > readId && isWithin(ctx, mailedAt)
  const { hasLeft } = otherParticipant(ctx, conversation, roleOf(conversation, userId))
  if (!newest || isQuiet || hasLeft) return endEmail(ctx.db, reader)
  await endEmail(ctx.db, reader, { mailedId: newest.id, mailedAt: ctx.now })
  await sendUnreadEmail(ctx, conversation, { userId, unread })
}

function isWithin({ now }: Ctx, mailedAt: Temporal.Instant): boolean {
  return Temporal.Instant.compare(mailedAt, now.subtract({ hours: emailIntervalHours })) > 0
}

type UnreadMessages = { userId: string; unread: { id: number; text: string | null }[] }

async function sendUnreadEmail(
  ctx: Ctx,
  conversation: ConversationRow,
  { userId, unread }: UnreadMessages,
): Promise<void> {
  const reader = await findMailRecipient(ctx, userId)
  if (!reader) return
  const { suiteName } = conversation
  const other = firstNameOf(otherParticipant(ctx, conversation, roleOf(conversation, userId)).name)
  const earlier = unread.length - maxMessages
  const versions = emailVersions((text) => {
    const name = suiteName === null ? text('messaging.support') : other
    const params = { name, home: suiteName ?? '', count: unread.length }
    return {
      subject: text(
        suiteName === null ? 'messaging.mail.support_subject' : 'messaging.mail.subject',
        params,
      ),
      heading: text('messaging.mail.heading', params),
      paragraphs: [
        text(suiteName === null ? 'messaging.mail.support_body' : 'messaging.mail.body', params),
        ...(earlier > 0 ? [text('messaging.mail.earlier', { count: earlier })] : []),
        ...latestOf(unread).map((message) =>
          message.text
            ? text('messaging.mail.words', { words: excerpt(message.text) })
            : text('messaging.mail.photo', params),
        ),
      ],
      button: {
        label: text('messaging.mail.button'),
        url: `${ctx.config.publicUrl}/chat/${conversation.id}`,
      },
    }
  })
  const { email: to, language } = reader
  const key = `message:${unread[0]?.id}:${userId}`
  await queueEmail(ctx, { key, topic: { userId, kind: 'message' }, to, language, versions })
}

function latestOf(unread: UnreadMessages['unread']): UnreadMessages['unread'] {
  return unread.slice(0, maxMessages).toReversed()
}

function excerpt(words: string): string {
  return words.length > maxExcerptLength ? `${words.slice(0, maxExcerptLength).trimEnd()}…` : words
}
