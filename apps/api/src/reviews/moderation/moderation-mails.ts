import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listCards } from '#suites/cards.ts'

/** The author and the owner hear that a review was hidden or is shown again, and why. */
export function emailModeration(what: 'hidden' | 'shown') {
  return async (ctx: Ctx, event: ModerationEvent): Promise<void> => {
    const { guestId, ownerId } = event.data
    if (guestId) await email(ctx, event, { what, to: 'author', userId: guestId })
    await email(ctx, event, { what, to: 'owner', userId: ownerId })
  }
}

type ModerationEvent = Event<'reviews.hidden' | 'reviews.shown'>

type Letter = { what: 'hidden' | 'shown'; to: 'author' | 'owner'; userId: string }

async function email(ctx: Ctx, { id, subject, data }: ModerationEvent, letter: Letter) {
  const { what, to, userId } = letter
  const reader = await findMailRecipient(ctx, userId)
  const suiteId = subject.slice('suite:'.length)
  const home = (await listCards(ctx, [suiteId])).get(suiteId)
  if (!reader || !home) return
  const facts = { home: home.name, reason: data.reason }
  await queueEmail(ctx, {
    key: `event:${id}:${to}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text(`reviews.mail.${what}_${to}.subject`, facts),
      heading: text(`reviews.mail.${what}_${to}.heading`),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text(`reviews.mail.${what}_${to}.body`, facts),
      ],
      button: {
        label: text('reviews.mail.button'),
        url: `${ctx.config.publicUrl}/suite-details/${home.slug}`,
      },
    })),
  })
}
