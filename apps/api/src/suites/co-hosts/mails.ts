import { formatMiamiDay } from '@marea/contract/platform/time/miami-time.ts'
import { findLanguageOf, findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findSuite } from '#suites/store.ts'
import { findInvitation } from './invitation-store.ts'

export const coHostEmails: readonly Subscription[] = [
  { kind: 'co_hosts.invited', follow: emailInvitation },
  { kind: 'co_hosts.invitation_resent', follow: emailInvitation },
  { kind: 'co_hosts.joined', follow: emailOwner },
  { kind: 'co_hosts.removed', follow: emailCoHost },
]

type InvitationEvent = Event<'co_hosts.invited' | 'co_hosts.invitation_resent'>
type CoHostEvent = Event<'co_hosts.joined' | 'co_hosts.removed'>

/** In the language of the address's account, or else in that of the person who invites. */
async function emailInvitation(ctx: Ctx, { id, data }: InvitationEvent): Promise<void> {
  const invitation = await findInvitation(ctx.db, data.invitationId)
  if (!invitation) return
  const { email, role, invitedBy, invitedByName: owner, name: home, expiresAt } = invitation
  const inviter = await findMailRecipient(ctx, invitedBy)
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: email,
    language: (await findLanguageOf(ctx, email)) ?? inviter?.language ?? 'en',
    versions: emailVersions((text, language) => ({
      subject: text('co_hosts.mail.invited.subject', { home }),
      heading: text('co_hosts.mail.invited.heading', { owner, home }),
      paragraphs: [
        text(`co_hosts.mail.invited.${role}`, { home }),
        text('co_hosts.mail.invited.account', { email }),
      ],
      button: {
        label: text('co_hosts.mail.invited.button'),
        url: `${ctx.config.publicUrl}/invitation/${invitation.id}`,
      },
      note: text('co_hosts.mail.invited.note', {
        date: formatMiamiDay(expiresAt.toString(), language, 'long'),
      }),
    })),
  })
}

async function emailOwner(ctx: Ctx, { id, subject, data }: CoHostEvent): Promise<void> {
  const suite = await findSuite(ctx.db, suiteIdOf(subject))
  const reader = suite && (await findMailRecipient(ctx, suite.ownerId))
  const coHost = await findMailRecipient(ctx, data.userId)
  if (!reader || !coHost) return
  const names = { home: suite.name, name: coHost.fullName }
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text('co_hosts.mail.joined.subject', names),
      heading: text('co_hosts.mail.joined.heading', names),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text(`co_hosts.mail.joined.${data.role}`, names),
      ],
      button: {
        label: text('co_hosts.mail.joined.button'),
        url: `${ctx.config.publicUrl}/property-management/team`,
      },
    })),
  })
}

async function emailCoHost(ctx: Ctx, { id, subject, data }: CoHostEvent): Promise<void> {
  const suite = await findSuite(ctx.db, suiteIdOf(subject))
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

function suiteIdOf(subject: string): string {
  return subject.replace(/^suite:/, '')
}
