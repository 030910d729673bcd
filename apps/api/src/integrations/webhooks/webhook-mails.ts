import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findEndpoint } from './endpoint-store.ts'

export async function emailWebhookDisabled(
  ctx: Ctx,
  { id, subject, data }: Event<'integrations.webhook_disabled'>,
): Promise<void> {
  const userId = subject.replace(/^user:/, '')
  const reader = await findMailRecipient(ctx, userId)
  const endpoint = await findEndpoint(ctx.db, userId, data.endpointId)
  if (!reader || !endpoint) return
  const { host } = new URL(endpoint.url)
  const page = `${ctx.config.publicUrl}/property-management/integrations/${endpoint.id}`
  await queueEmail(ctx, {
    key: `event:${id}`,
    topic: { userId, kind: 'webhook_disabled' },
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text('webhook.mail.disabled.subject', { host }),
      heading: text('webhook.mail.disabled.heading', { host }),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text('webhook.mail.disabled.body', { host }),
        text('webhook.mail.disabled.next'),
      ],
      button: { label: text('webhook.mail.disabled.button'), url: page },
    })),
  })
}
