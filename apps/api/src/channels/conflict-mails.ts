import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { findMailedStay, stayParts } from '#bookings/mail/stay-parts.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findConflict } from './conflict-store.ts'
import { showConflicts } from './show-conflicts.ts'

export async function emailConflict(
  ctx: Ctx,
  event: Event<'channels.conflict_raised'>,
): Promise<void> {
  const conflict = await findConflict(ctx.db, event.data.conflictId)
  const reader = await findMailRecipient(ctx, event.data.ownerId)
  if (!conflict || conflict.closedAt || !reader) return
  const [shown] = await showConflicts(ctx, [conflict])
  if (!shown) return
  const { suite, booking, event: stay, overlap } = shown
  const mailed = await findMailedStay(ctx, conflict.bookingId)
  await queueEmail(ctx, {
    key: `event:${event.id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => {
      const range = ({ from, to }: { from: string; to: string }) =>
        formatDayRange(from, to, language, 'medium')
      const about = { home: suite.name, channel: stay.name, reference: booking.reference }
      return {
        ...(mailed && stayParts(ctx, mailed, { text, language })),
        subject: text('channels.mail.conflict.subject', about),
        heading: text('channels.mail.conflict.heading', about),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text('channels.mail.conflict.body', {
            ...about,
            booked: range(booking),
            sold: range(stay),
            nights: range(overlap),
          }),
        ],
        button: {
          label: text('channels.mail.conflict.button'),
          url: `${ctx.config.publicUrl}/property-management/channels`,
        },
      }
    }),
  })
}
