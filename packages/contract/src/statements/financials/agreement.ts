import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Agreement } from '#suites/agreements.ts'

export const OwnerAgreements = z.object({
  /** Several where homes have different commissions. */
  agreements: z.array(Agreement),
  /** Cents up to which Marea pays an expense without asking. */
  expenseLimit: z.int(),
})
export type OwnerAgreements = z.infer<typeof OwnerAgreements>

export const ownerAgreementEndpoints = endpoints({
  'GET /owner/agreements': {
    summary: 'List your agreements: commission, rules and effective dates',
    result: OwnerAgreements,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
