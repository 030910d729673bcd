import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'

export const applicationStatuses = ['open', 'approved', 'rejected'] as const

export const OwnerApplication = z.object({
  id: z.uuid(),
  home: z.string(),
  bedrooms: z.number().int(),
  message: z.string(),
  status: z.enum(applicationStatuses),
  /** What operations wrote to the applicant. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type OwnerApplication = z.infer<typeof OwnerApplication>

export const ownersEndpoints = endpoints({
  'GET /owner-applications': {
    summary: 'List your applications to list a home, newest first',
    result: z.array(OwnerApplication),
    problems: ['identity.sign_in_required'],
  },
  'POST /owner-applications': {
    summary: 'Apply to list a home',
    body: z.strictObject({
      home: z.string().trim().min(5).max(200).refine(isOneLine),
      bedrooms: z.number().int().min(0).max(30),
      message: z.string().trim().max(2000).default(''),
    }),
    result: OwnerApplication,
    problems: [
      'identity.sign_in_required',
      'owners.application_open',
      'owners.already_owner',
      'owners.applications_paused',
    ],
  },
})
