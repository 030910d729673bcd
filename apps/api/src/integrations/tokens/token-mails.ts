import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listTokens } from './token-store.ts'

/** The email reveals a token that somebody created with a stolen session. */
export async function emailTokenCreated(
  ctx: Ctx,
  { id, subject, data }: Event<'integrations.token_created'>,
): Promise<void> {
  const userId = subject.replace(/^user:/, '')
  const reader = await findMailRecipient(ctx, userId)
  const token = (await listTokens(ctx.db, userId)).find((each) => each.id === data.tokenId)
  if (!reader || !token) return
  const expiresAt = token.expiresAt.epochMilliseconds
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => ({
      subject: text('token.mail.created.subject', { name: token.name }),
      heading: text('token.mail.created.heading'),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text('token.mail.created.body', {
          name: token.name,
          date: formatDayIn(ctx.companyTimeZone, expiresAt, language, 'long'),
        }),
        text('token.mail.created.not_you'),
      ],
      button: {
        label: text('token.mail.created.button'),
        url: `${ctx.config.publicUrl}/account-settings/api-tokens`,
      },
    })),
  })
}
