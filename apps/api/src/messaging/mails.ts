import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { mailVersions } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { endMail, listDueMails, listUnread, lockDueMail } from './reader-store.ts'
import { firstNameOf, otherThan, sideOf } from './room.ts'
import { lockRoom, type RoomRow } from './store.ts'

type Reader = { roomId: string; userId: string }

const quietHours = 12
const mostWords = 400

/** Emails users about messages left unread for a few minutes. */
export const mailUnreadJob: Job = {
  name: 'messaging.email-unread',
  cron: '* * * * *',
  async handle(ctx) {
    for (const reader of await listDueMails(ctx.db, ctx.now)) {
      await inTransaction(ctx, (ctx) => mailUnread(ctx, reader))
    }
  },
}

/** After one email none follows until the conversation was read, or half a day has passed. */
async function mailUnread(ctx: TransactionCtx, reader: Reader): Promise<void> {
  const { roomId, userId } = reader
  const room = await lockRoom(ctx.db, roomId)
  const due = await lockDueMail(ctx.db, { ...reader, now: ctx.now })
  if (!room || !due) return
  const { readId, mailedId, mailedAt } = due
  const from = userId === room.guestId ? { isNot: userId } : { is: room.guestId }
  const unread = await listUnread(ctx.db, { roomId, from, readId })
  const [newest] = unread
  const isQuiet = mailedAt !== null && mailedId > readId && isWithin(ctx, mailedAt)
  const { hasLeft } = otherThan(room, sideOf(room, userId))
  if (!newest || isQuiet || hasLeft) return endMail(ctx.db, reader)
  await endMail(ctx.db, reader, { mailedId: newest.id, mailedAt: ctx.now })
  await mail(ctx, room, { userId, count: unread.length, newest })
}

function isWithin({ now }: Ctx, mailedAt: Temporal.Instant): boolean {
  return Temporal.Instant.compare(mailedAt, now.subtract({ hours: quietHours })) > 0
}

type Told = { userId: string; count: number; newest: { id: number; text: string | null } }

async function mail(ctx: Ctx, room: RoomRow, { userId, count, newest }: Told): Promise<void> {
  const reader = await findMailRecipient(ctx, userId)
  if (!reader) return
  const name = firstNameOf(otherThan(room, sideOf(room, userId)).name)
  const params = { name, home: room.suiteName, count, words: shortened(newest.text ?? '') }
  const versions = mailVersions((text) => ({
    subject: text('messaging.mail.subject', params),
    heading: text('messaging.mail.heading', params),
    paragraphs: [text('messaging.mail.body', params), text('messaging.mail.words', params)],
    button: {
      label: text('messaging.mail.button'),
      url: `${ctx.config.publicUrl}/chat/${room.id}`,
    },
  }))
  const { email: to, language } = reader
  const key = `message:${newest.id}:${userId}`
  await queueMail(ctx, { key, to, language, versions })
}

function shortened(words: string): string {
  return words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words
}
