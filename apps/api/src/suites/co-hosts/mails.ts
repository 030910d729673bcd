import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { findLanguageOf, findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findSuite } from '#suites/store.ts'
import { findInvitation } from './invitation-store.ts'

type SentEvent = Event<'co_hosts.invitation_sent'>

/** In the language of the address's account, or else in that of the person who invites. */
export async function emailInvitation(ctx: Ctx, { id: eventId, data }: SentEvent): Promise<void> {
  const homes = await findInvitation(ctx.db, data.invitationId)
  const [first] = homes
  if (!first) return
  const { id, email, invitedBy, invitedByName: owner, expiresAt } = first
  const inviter = await findMailRecipient(ctx, invitedBy)
  const named = { owner, home: first.name, count: homes.length }
  await queueEmail(ctx, {
    key: `event:${eventId}`,
    to: email,
    language: (await findLanguageOf(ctx, email)) ?? inviter?.language ?? 'en',
    versions: emailVersions((text, language) => ({
      subject: text('co_hosts.mail.invited.subject', named),
      heading: text('co_hosts.mail.invited.heading', named),
      paragraphs: [
        ...homesByRole(homes, language).map(({ role, home }) =>
          text(`co_hosts.mail.invited.${role}`, { home }),
        ),
        text('co_hosts.mail.invited.account', { email }),
      ],
      button: {
        label: text('co_hosts.mail.invited.button'),
        url: `${ctx.config.publicUrl}/invitation/${id}`,
      },
      note: text('co_hosts.mail.invited.note', {
        date: formatDayIn(ctx.companyTimeZone, expiresAt.toString(), language, 'long'),
      }),
    })),
  })
}

type AcceptedEvent = Event<'co_hosts.invitation_accepted'>

export async function emailAcceptance(
  ctx: Ctx,
  { id, subject, data }: AcceptedEvent,
): Promise<void> {
  const { homes, userId } = data
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  const coHost = await findMailRecipient(ctx, userId)
  if (!reader || !coHost) return
  const name = coHost.fullName
  const named = { name, home: homes[0]?.name ?? '', count: homes.length }
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => ({
      subject: text('co_hosts.mail.joined.subject', named),
      heading: text('co_hosts.mail.joined.heading', named),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        ...homesByRole(homes, language).map(({ role, home }) =>
          text(`co_hosts.mail.joined.${role}`, { name, home }),
        ),
        text('co_hosts.mail.joined.revocable'),
      ],
      button: {
        label: text('co_hosts.mail.joined.button'),
        url: `${ctx.config.publicUrl}/property-management/team`,
      },
    })),
  })
}

type NamedRole = { name: string; role: CoHostRole }

/** One sentence per role names all its homes. */
function homesByRole(homes: readonly NamedRole[], language: Language) {
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const names = Map.groupBy(homes, ({ role }) => role)
  return [...names].map(([role, homes]) => ({
    role,
    home: list.format(homes.map(({ name }) => name)),
  }))
}

export async function emailRemoval(
  ctx: Ctx,
  { id, subject, data }: Event<'co_hosts.removed'>,
): Promise<void> {
  const suite = await findSuite(ctx.db, subject.replace(/^suite:/, ''))
  const reader = await findMailRecipient(ctx, data.userId)
  if (!suite || !reader) return
  const home = suite.name
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text('co_hosts.mail.removed.subject', { home }),
      heading: text('co_hosts.mail.removed.heading', { home }),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text('co_hosts.mail.removed.body', { home }),
      ],
    })),
  })
}
