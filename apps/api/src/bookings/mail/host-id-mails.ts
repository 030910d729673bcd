import { findBooking } from '#bookings/store.ts'
import { showHostId } from '#identity/host-id/host-id.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { loadMailedStay, type MailedStay, stayParts } from './stay-parts.ts'

type Verdict = 'accepted' | 'rejected'

export function emailHostIdVerdict(verdict: Verdict) {
  return async (ctx: Ctx, { id, data }: Event<`identity.host_id_${Verdict}`>): Promise<void> => {
    const booking = await findBooking(ctx.db, data.reference.replace(/^booking:/, ''))
    const reader = booking && (await findMailRecipient(ctx, booking.guestId))
    if (!reader) return
    const stay = await loadMailedStay(ctx, booking)
    const params = await paramsOf(ctx, stay, data.reference)
    await queueEmail(ctx, {
      key: `event:${id}`,
      topic: { userId: booking.guestId, kind: `id_${verdict}` },
      bookingId: booking.id,
      to: reader.email,
      language: booking.language ?? reader.language,
      versions: emailVersions((text, language) => ({
        ...stayParts(ctx, stay, { text, language }),
        subject: text(`bookings.mail.host_id_${verdict}.subject`, params),
        heading: text(`bookings.mail.host_id_${verdict}.heading`, params),
        paragraphs: [
          text(`bookings.mail.host_id_${verdict}.body`, params),
          ...(verdict === 'rejected'
            ? [text('bookings.mail.host_id_rejected.reason', params)]
            : []),
        ],
        button: {
          label: text(`bookings.mail.host_id_${verdict}.button`),
          url: `${ctx.config.publicUrl}/my-bookings?booking=${booking.id}`,
        },
      })),
    })
  }
}

async function paramsOf(ctx: Ctx, { booking, suite }: MailedStay, reference: string) {
  const reason = (await showHostId(ctx, reference))?.reason ?? ''
  return { home: suite.name, reason, reference: booking.reference }
}
