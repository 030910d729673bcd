import { startImpersonation } from '#identity/impersonation/impersonation.ts'
import { changeRole } from '#identity/people/change-role.ts'
import { lockPerson, unlockPerson } from '#identity/people/lock-person.ts'
import { endSessionOf, resetSecondFactorByAdmin, showPeople } from '#identity/people/people.ts'
import { searchConsole } from '#operations/search/console-search.ts'
import type { Routes } from '#platform/http/serve.ts'
import { afterChange, showPerson } from './show-person.ts'

export const peopleRoutes = {
  'GET /admin/search': {
    audience: 'admin',
    weight: 5,
    handle: (ctx, { query }) => searchConsole(ctx, query.text),
  },
  'GET /admin/people': {
    audience: 'admin',
    weight: 5,
    handle: (ctx, { query }) => showPeople(ctx, query),
  },
  'GET /admin/people/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showPerson(ctx, params.id),
  },
  'POST /admin/people/:id/acting': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { params: { id }, body }) => startImpersonation(ctx, id, body.reason),
  },
  'PUT /admin/people/:id/role': {
    audience: 'admin',
    handle: (ctx, { params: { id }, body }) =>
      afterChange(ctx, id, changeRole(ctx, id, body.profile)),
  },
  'POST /admin/people/:id/lock': {
    audience: 'admin',
    handle: (ctx, { params: { id }, body }) =>
      afterChange(ctx, id, lockPerson(ctx, id, body.reason)),
  },
  'POST /admin/people/:id/unlocking': {
    audience: 'admin',
    handle: (ctx, { params: { id } }) => afterChange(ctx, id, unlockPerson(ctx, id)),
  },
  'DELETE /admin/people/:id/sessions/:session': {
    audience: 'admin',
    handle: (ctx, { params: { id, session } }) =>
      afterChange(ctx, id, endSessionOf(ctx, id, session)),
  },
  'POST /admin/people/:id/second-factor-reset': {
    audience: 'admin',
    handle: (ctx, { params: { id } }) => afterChange(ctx, id, resetSecondFactorByAdmin(ctx, id)),
  },
} satisfies Routes
