import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findApplication } from './application-store.ts'

export function emailApplication(kind: 'sent' | 'approved' | 'rejected') {
  return async (ctx: Ctx, event: Event): Promise<void> => {
    const application = await subjectOf(ctx, event)
    const reader = application && (await findMailRecipient(ctx, application.userId))
    if (!reader) return
    const { home, reason } = application
    await queueEmail(ctx, {
      key: `event:${event.id}`,
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text) => ({
        subject: text(`owners.mail.${kind}.subject`, { home }),
        heading: text(`owners.mail.${kind}.heading`),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`owners.mail.${kind}.body`, { home, reason: reason ?? '' }),
        ],
        button: {
          label: text(`owners.mail.${kind}.button`),
          url: `${ctx.config.publicUrl}/${pages[kind]}`,
        },
      })),
    })
  }
}

const pages = {
  sent: 'list-your-home',
  approved: 'property-management',
  rejected: 'list-your-home',
}

function subjectOf(ctx: Ctx, { subject }: Event) {
  return findApplication(ctx.db, subject.replace(/^application:/, ''))
}
