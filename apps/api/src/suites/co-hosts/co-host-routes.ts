import { owners, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { changeRole, removeCoHost } from './co-host.ts'
import { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import { inviteCoHost, resendInvitation, withdrawHome, withdrawInvitation } from './invite.ts'
import { showTeam } from './team.ts'

const mailWeight = 10

export const coHostRoutes = {
  'GET /owner/team': owners((ctx) => showTeam(ctx)),
  'POST /owner/invitations': owners((ctx, { body }) => inviteCoHost(ctx, body), {
    weight: mailWeight,
  }),
  'POST /owner/invitations/:id/mail': owners(
    (ctx, { params }) => resendInvitation(ctx, params.id),
    { weight: mailWeight },
  ),
  'DELETE /owner/invitations/:id': owners((ctx, { params }) => withdrawInvitation(ctx, params.id)),
  'DELETE /owner/invitations/:id/homes/:slug': owners((ctx, { params }) =>
    withdrawHome(ctx, params),
  ),
  'PUT /owner/suites/:slug/co-hosts/:userId': owners((ctx, { params, body }) =>
    changeRole(ctx, params, body.role),
  ),
  'DELETE /owner/suites/:slug/co-hosts/:userId': owners((ctx, { params }) =>
    removeCoHost(ctx, params),
  ),
  'GET /invitations/:id': signedIn((ctx, { params }) => showInvitation(ctx, params.id)),
  'POST /invitations/:id/acceptance': signedIn((ctx, { params }) =>
    acceptInvitation(ctx, params.id),
  ),
  'POST /invitations/:id/refusal': signedIn((ctx, { params }) => declineInvitation(ctx, params.id)),
} satisfies Routes
