import { z } from 'zod'
import { applicationStatuses, OwnerApplication } from '#owners/endpoints.ts'
import { endpoints } from '#platform/endpoint.ts'

export const ReviewedApplication = OwnerApplication.extend({
  applicant: z.object({
    id: z.uuid(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    isEmailConfirmed: z.boolean(),
  }),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>

const params = z.strictObject({ id: z.uuid() })
const problems = [
  'identity.sign_in_required',
  'resource.not_found',
  'owners.application_decided',
] as const

export const operationsEndpoints = endpoints({
  'GET /admin/owner-applications': {
    summary: 'List applications to list a home, oldest first',
    query: z.strictObject({ status: z.enum(applicationStatuses).default('open') }),
    result: z.array(ReviewedApplication),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'POST /admin/owner-applications/:id/approval': {
    summary: 'Approve an application: the applicant becomes an owner',
    params,
    result: ReviewedApplication,
    problems,
  },
  'POST /admin/owner-applications/:id/rejection': {
    summary: 'Reject an application with a reason that the applicant will see',
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(1000) }),
    result: ReviewedApplication,
    problems,
  },
})
