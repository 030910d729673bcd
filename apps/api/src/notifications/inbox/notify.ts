import {
  definitionOf,
  type NotificationFacts,
  notificationPath,
  type StoredNotification,
} from '@marea/contract/notifications/kinds.ts'
import { findMailedStay, stayParts } from '#bookings/mail/stay-parts.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Recipient } from '#notifications/notices/notices.ts'
import { wantedChannels } from '#notifications/preferences/wanted-channels.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { notificationCounters } from './metrics.ts'
import { insertNotification, setMessagesRead } from './notification-store.ts'
import { enqueuePush } from './push-notification.ts'
import { wordsOf } from './words.ts'

export type Notice = StoredNotification & Recipient

/** Notifies a person once for each source, on the channels they want. */
export async function notify(ctx: TransactionCtx, notice: Notice, source: string): Promise<void> {
  const { recipientId, kind, facts, aboutId = null, isSeen = false } = notice
  const wants = await wantedChannels(ctx.db, recipientId, kind)
  const id = await insertNotification(ctx.db, {
    recipientId,
    kind,
    source,
    facts,
    aboutId,
    isShown: wants.app,
    createdAt: ctx.now,
    readAt: isSeen ? ctx.now : null,
  })
  if (id === undefined || isSeen) return
  notificationCounters.addOnCommit(ctx.db, kind)
  if ('messageId' in facts) await supersedeMessages(ctx, recipientId, facts)
  if (wants.app) {
    await recordEvent(ctx, {
      kind: 'notifications.added',
      subject: `user:${recipientId}`,
      data: { notificationId: id, kind },
    })
  }
  if (wants.push) await enqueuePush(ctx, { recipientId, notificationId: id })
  if (wants.email && definitionOf(kind).email === 'generic') await emailNotice(ctx, notice, id)
}

/** A conversation has one unread notification, whatever the number of its messages. */
async function supersedeMessages(
  { db, now }: TransactionCtx,
  recipientId: string,
  { roomId, messageId }: NotificationFacts<'message'>,
): Promise<void> {
  await setMessagesRead(db, recipientId, { roomId, upTo: messageId - 1, now })
}

async function emailNotice(ctx: TransactionCtx, notice: Notice, id: number): Promise<void> {
  const { recipientId: userId, kind } = notice
  const reader = await findMailRecipient(ctx, userId)
  if (!reader) return
  const stay = 'bookingId' in notice.facts && (await findMailedStay(ctx, notice.facts.bookingId))
  const names = await readRowNames(ctx)
  const isGuest = stay && stay.booking.guestId === userId
  await queueEmail(ctx, {
    key: `notification:${id}`,
    topic: { userId, kind },
    ...(stay && { bookingId: stay.booking.id }),
    to: reader.email,
    // Guests read about a stay in the language in which they booked it.
    language: (isGuest && stay.booking.language) || reader.language,
    versions: emailVersions((text, language) => {
      const { title, body, action } = wordsOf(notice, language, names)
      return {
        ...(stay && stayParts(ctx, stay, { text, language })),
        subject: title,
        heading: title,
        paragraphs: [text('identity.mail.hello', { name: reader.fullName }), body],
        button: { label: action, url: `${ctx.config.publicUrl}${notificationPath(notice)}` },
      }
    }),
  })
}
