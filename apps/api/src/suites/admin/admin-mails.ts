import { findMailRecipient } from '#identity/mail-recipient.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listCards } from '#suites/cards.ts'

/** Owners are told what to correct and why a home is no longer in search. */
export function emailOwner(what: 'correction' | 'taken_off' | 'lapsed') {
  return async (ctx: Ctx, { id, subject, data }: AdminEvent): Promise<void> => {
    const reader = await findMailRecipient(ctx, data.ownerId)
    const suiteId = subject.slice('suite:'.length)
    const home = (await listCards(ctx, [suiteId])).get(suiteId)
    if (!reader || !home) return
    const reason = 'reason' in data ? data.reason : ''
    const isCorrection = what === 'correction'
    const section = what === 'taken_off' ? '' : '?section=licenses'
    const names = await readRowNames(ctx)
    const topic = { userId: data.ownerId, kind: 'license_correction' } as const
    await queueEmail(ctx, {
      key: `event:${id}`,
      ...(isCorrection ? { topic } : {}),
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text, language) => {
        const license = 'license' in data ? (names[language][`license.${data.license}`] ?? '') : ''
        const facts = { home: home.name, license, reason }
        return {
          subject: text(`homes.mail.${what}.subject`, facts),
          heading: text(`homes.mail.${what}.heading`),
          paragraphs: [
            text('identity.mail.hello', { name: reader.fullName }),
            text(`homes.mail.${what}.body`, facts),
          ],
          button: {
            label: text('homes.mail.button'),
            url: `${ctx.config.publicUrl}/property-management/homes/${home.slug}${section}`,
          },
        }
      }),
    })
  }
}

type AdminEvent = Event<'suites.correction_asked' | 'suites.taken_off' | 'suites.license_lapsed'>
