import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'

/** A person who is locked out cannot read it in the product, so the email gives the reason. */
export function emailLocked(ctx: Ctx, event: Event<'identity.account_locked'>): Promise<void> {
  return sendLockEmail(ctx, event, { kind: 'locked', reason: event.data.reason })
}

export function emailUnlocked(ctx: Ctx, event: Event<'identity.account_unlocked'>): Promise<void> {
  return sendLockEmail(ctx, event, { kind: 'unlocked', reason: '' })
}

async function sendLockEmail(
  ctx: Ctx,
  { id, subject }: Event,
  { kind, reason }: { kind: 'locked' | 'unlocked'; reason: string },
): Promise<void> {
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  if (!reader) return
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text(`identity.mail.${kind}.subject`),
      heading: text(`identity.mail.${kind}.heading`),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text(`identity.mail.${kind}.body`, { reason }),
      ],
    })),
  })
}
