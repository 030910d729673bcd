import { z } from 'zod'
import { hostIdDocuments } from '#identity/host-id-documents.ts'
import { endpoints } from '#platform/endpoint.ts'

/** A document that waits for a decision, with the stay it is for. */
export const HostIdToReview = z.object({
  bookingId: z.uuid(),
  reference: z.string(),
  guest: z.string(),
  home: z.string(),
  guests: z.int(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  checkInAt: z.iso.datetime(),
  uploadedAt: z.iso.datetime(),
  document: z.enum(hostIdDocuments),
  lastFour: z.string(),
})
export type HostIdToReview = z.infer<typeof HostIdToReview>

export const hostIdReviewEndpoints = endpoints({
  'GET /admin/host-ids': {
    summary: 'List main host IDs to review, next check-in first',
    result: z.array(HostIdToReview),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
