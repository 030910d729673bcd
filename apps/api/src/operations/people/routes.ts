import { startImpersonation } from '#identity/impersonation/impersonation.ts'
import { changeRole } from '#identity/people/change-role.ts'
import { lockPerson, unlockPerson } from '#identity/people/lock-person.ts'
import { endSessionOf, resetSecondFactorByAdmin, showPeople } from '#identity/people/people.ts'
import { searchConsole } from '#operations/search/console-search.ts'
import { admins } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { afterChange, showPerson } from './show-person.ts'

export const peopleRoutes = {
  'GET /admin/search': admins((ctx, { query }) => searchConsole(ctx, query.text), { weight: 5 }),
  'GET /admin/people': admins((ctx, { query }) => showPeople(ctx, query), { weight: 5 }),
  'GET /admin/people/:id': admins((ctx, { params }) => showPerson(ctx, params.id)),
  'POST /admin/people/:id/acting': admins(
    (ctx, { params: { id }, body }) => startImpersonation(ctx, id, body.reason),
    { weight: 20 },
  ),
  'PUT /admin/people/:id/role': admins((ctx, { params: { id }, body }) =>
    afterChange(ctx, id, changeRole(ctx, id, body.profile)),
  ),
  'POST /admin/people/:id/lock': admins((ctx, { params: { id }, body }) =>
    afterChange(ctx, id, lockPerson(ctx, id, body.reason)),
  ),
  'POST /admin/people/:id/unlocking': admins((ctx, { params: { id } }) =>
    afterChange(ctx, id, unlockPerson(ctx, id)),
  ),
  'DELETE /admin/people/:id/sessions/:session': admins((ctx, { params: { id, session } }) =>
    afterChange(ctx, id, endSessionOf(ctx, id, session)),
  ),
  'POST /admin/people/:id/second-factor-reset': admins((ctx, { params: { id } }) =>
    afterChange(ctx, id, resetSecondFactorByAdmin(ctx, id)),
  ),
} satisfies Routes
