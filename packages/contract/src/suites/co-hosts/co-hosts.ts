import { z } from 'zod'
import type { EventKind } from '#events.ts'
import { emailError } from '#identity/registration-rules.ts'
import { endpoints } from '#platform/endpoint.ts'
import { coHostRoles, maxInvitedHomes } from './co-host-roles.ts'

const Role = z.enum(coHostRoles)
const Home = z.object({ slug: z.string(), name: z.string() })

const CoHost = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  role: Role,
  joinedAt: z.iso.datetime(),
})
export type CoHost = z.infer<typeof CoHost>

const InvitedHome = Home.extend({ role: Role })

const SentInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  homes: z.array(InvitedHome),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** What the history of a home shows; all of it is recorded with the person who did it. */
export const teamActs = [
  'co_hosts.invited',
  'co_hosts.invitation_resent',
  'co_hosts.invitation_withdrawn',
  'co_hosts.invitation_declined',
  'co_hosts.joined',
  'co_hosts.role_changed',
  'co_hosts.removed',
  'co_hosts.left',
  'suites.published',
  'suites.unlisted',
  'pricing.changed',
  'calendar.taken',
  'calendar.freed',
  'owners.expense_recorded',
  'owners.expense_voided',
  'booking.cancelled',
] as const satisfies readonly EventKind[]

const TeamAct = z.object({
  id: z.int(),
  kind: z.enum(teamActs),
  at: z.iso.datetime(),
  suite: Home,
  /** Empty once the account is deleted. */
  by: z.string(),
  /** The person it is about: a name, or the shortened address of an invitation. */
  about: z.string().nullable(),
  role: Role.nullable(),
})
export type TeamAct = z.infer<typeof TeamAct>

/** A home with those who help to manage it; a co-host sees only their own role. */
const TeamHome = Home.extend({
  owner: z.string(),
  role: z.enum([...coHostRoles, 'own']),
  coHosts: z.array(CoHost),
  invitations: z.array(SentInvitation),
})
export type TeamHome = z.infer<typeof TeamHome>

const Team = z.object({ homes: z.array(TeamHome), history: z.array(TeamAct) })
export type Team = z.infer<typeof Team>

const Invitation = z.object({
  id: z.uuid(),
  homes: z.array(InvitedHome),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

const invitedHomes = z
  .array(z.strictObject({ slug: z.string().max(100), role: Role }))
  .min(1)
  .max(maxInvitedHomes)
  .refine((homes) => new Set(homes.map(({ slug }) => slug)).size === homes.length)

const done = z.object({ done: z.literal(true) })
const byId = z.strictObject({ id: z.uuid() })
const byCoHost = z.strictObject({ slug: z.string().max(100), userId: z.uuid() })
const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const ownerOnly = [...ownerAccess, 'co_hosts.role_too_small'] as const
const invitedAccess = [...ownerAccess, 'identity.email_unconfirmed'] as const

export const coHostsEndpoints = endpoints({
  'GET /owner/team': {
    summary: 'List co-hosts and open invitations for your homes, and their activity',
    result: Team,
    problems: ownerAccess,
  },
  'POST /owner/invitations': {
    summary: 'Invite a co-host by email to your homes, with a role in each',
    body: z.strictObject({
      email: z
        .string()
        .max(254)
        .refine((email) => emailError(email) === undefined),
      homes: invitedHomes,
    }),
    result: SentInvitation,
    problems: [
      'identity.confirmation_required',
      ...ownerOnly,
      'co_hosts.several_owners',
      'co_hosts.already_there',
      'co_hosts.already_invited',
      'co_hosts.too_many',
      'co_hosts.mail_limit',
    ],
  },
  'POST /owner/invitations/:id/mail': {
    summary: 'Resend an invitation, which renews how long it is valid',
    params: byId,
    result: SentInvitation,
    problems: [...ownerOnly, 'co_hosts.mail_limit'],
  },
  'DELETE /owner/invitations/:id': {
    summary: 'Withdraw an invitation with all its homes',
    params: byId,
    result: done,
    problems: ownerOnly,
  },
  'DELETE /owner/invitations/:id/homes/:slug': {
    summary: 'Withdraw one home of an invitation; the others stay',
    params: z.strictObject({ id: z.uuid(), slug: z.string().max(100) }),
    result: done,
    problems: ownerOnly,
  },
  'PUT /owner/suites/:slug/co-hosts/:userId': {
    summary: 'Change a co-host’s role; full access needs a recent sign-in',
    params: byCoHost,
    body: z.strictObject({ role: Role }),
    result: CoHost,
    problems: [...ownerOnly, 'identity.confirmation_required'],
  },
  'DELETE /owner/suites/:slug/co-hosts/:userId': {
    summary: 'Remove a co-host, or leave as a co-host',
    params: byCoHost,
    result: done,
    problems: ownerOnly,
  },
  'GET /invitations/:id': {
    summary: 'Get an invitation sent to your confirmed email address',
    params: byId,
    result: Invitation,
    problems: invitedAccess,
  },
  'POST /invitations/:id/acceptance': {
    summary: 'Accept an invitation and become a co-host of all its homes',
    params: byId,
    result: z.object({ homes: z.array(InvitedHome) }),
    problems: [...invitedAccess, 'co_hosts.invitation_expired', 'co_hosts.already_there'],
  },
  'POST /invitations/:id/refusal': {
    summary: 'Decline an invitation',
    params: byId,
    result: done,
    problems: invitedAccess,
  },
})
