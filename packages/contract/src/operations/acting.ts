import { z } from 'zod'
import { User } from '#identity/endpoints.ts'
import { endpoints } from '#platform/endpoint.ts'

/** How long an administrator may act in somebody's account. */
export const actingMinutes = 30

export const actingEndpoints = endpoints({
  'POST /admin/people/:id/acting': {
    summary: `Act in the account of a person for up to ${actingMinutes} minutes; the person is told`,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: User,
    problems: [
      'identity.sign_in_required',
      'resource.not_found',
      'operations.yourself',
      'identity.second_factor_stale',
      'acting.refused',
    ],
  },
  'DELETE /user/acting': {
    summary: 'Leave the account of another person; answers with the administrator',
    result: User,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
