import type { Routes } from '#platform/http/serve.ts'
import { changeRole, removeCoHost } from './co-host.ts'
import { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import { inviteCoHost, resendInvitation, withdrawHome, withdrawInvitation } from './invite.ts'
import { showTeam } from './team.ts'

const mailWeight = 10

export const coHostRoutes = {
  'GET /owner/team': { audience: 'owner', handle: (ctx) => showTeam(ctx) },
  'POST /owner/invitations': {
    audience: 'owner',
    weight: mailWeight,
    handle: (ctx, { body }) => inviteCoHost(ctx, body),
  },
  'POST /owner/invitations/:id/mail': {
    audience: 'owner',
    weight: mailWeight,
    handle: (ctx, { params }) => resendInvitation(ctx, params.id),
  },
  'DELETE /owner/invitations/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => withdrawInvitation(ctx, params.id),
  },
  'DELETE /owner/invitations/:id/homes/:slug': {
    audience: 'owner',
    handle: (ctx, { params }) => withdrawHome(ctx, params),
  },
  'PUT /owner/suites/:slug/co-hosts/:userId': {
    audience: 'owner',
    handle: (ctx, { params, body }) => changeRole(ctx, params, body.role),
  },
  'DELETE /owner/suites/:slug/co-hosts/:userId': {
    audience: 'owner',
    handle: (ctx, { params }) => removeCoHost(ctx, params),
  },
  'GET /invitations/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => showInvitation(ctx, params.id),
  },
  'POST /invitations/:id/acceptance': {
    audience: 'signed-in',
    handle: (ctx, { params }) => acceptInvitation(ctx, params.id),
  },
  'POST /invitations/:id/refusal': {
    audience: 'signed-in',
    handle: (ctx, { params }) => declineInvitation(ctx, params.id),
  },
} satisfies Routes
