import { z } from 'zod'
import { User } from '#identity/endpoints.ts'
import { impersonationMinutes } from '#identity/impersonation-minutes.ts'
import { endpoints } from '#platform/endpoint.ts'

export const impersonationEndpoints = endpoints({
  'POST /admin/people/:id/acting': {
    summary: `Open a person’s account for up to ${impersonationMinutes} minutes; the person gets an email`,
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
    summary: 'Leave another person’s account; returns the administrator',
    result: User,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
