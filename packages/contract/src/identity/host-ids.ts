import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { hostIdDocuments, hostIdNumber, normalizeHostIdNumber } from './host-id-documents.ts'

export type { HostIdDocument } from './host-id-documents.ts'

export const hostIdStatuses = ['uploaded', 'accepted', 'rejected'] as const
const hostIdActions = ['uploaded', 'viewed', 'accepted', 'rejected', 'deleted'] as const

/** The main host's document without its number and picture. */
export const HostId = z.object({
  document: z.enum(hostIdDocuments),
  lastFour: z.string(),
  status: z.enum(hostIdStatuses),
  reason: z.string(),
  uploadedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** The day on which picture and number are deleted permanently. */
  deleteOn: z.iso.date(),
  isDeleted: z.boolean(),
})
export type HostId = z.infer<typeof HostId>

export const HostIdAccess = z.object({
  at: z.iso.datetime(),
  act: z.enum(hostIdActions),
  /** The guest, the home's owner, a Marea employee, or the system. */
  by: z.enum(['guest', 'owner', 'marea', 'system']),
  name: z.string(),
})
export type HostIdAccess = z.infer<typeof HostIdAccess>

const params = z.strictObject({ id: z.uuid() })
const mine = ['identity.sign_in_required', 'resource.not_found'] as const

const HostIdNumber = z
  .string()
  .max(60)
  .transform(normalizeHostIdNumber)
  .pipe(z.string().regex(hostIdNumber))

export const hostIdEndpoints = endpoints({
  'PUT /bookings/:id/main-host-id': {
    summary: 'Upload the main host’s ID for your stay; a new one replaces it',
    params,
    body: z.strictObject({ document: z.enum(hostIdDocuments), number: HostIdNumber }),
    upload: 'image',
    result: HostId,
    problems: [...mine, 'files.not_an_image', 'files.too_large', 'booking.state_refused'],
  },
  'GET /bookings/:id/main-host-id': {
    summary: 'Get the status of the main host’s ID, and who viewed it and when',
    params,
    result: z.object({ hostId: HostId.nullable(), accesses: z.array(HostIdAccess) }),
    problems: mine,
  },
  'PUT /bookings/:id/main-host-id/verdict': {
    summary: 'Accept or reject the ID, as the home’s owner or an administrator',
    params,
    body: z
      .strictObject({
        status: z.enum(['accepted', 'rejected']),
        reason: z.string().trim().max(500).default(''),
      })
      .refine(({ status, reason }) => status === 'accepted' || reason.length >= 3, {
        path: ['reason'],
      }),
    result: HostId,
    problems: [...mine, 'host_ids.unseen', 'host_ids.decided'],
  },
  'GET /bookings/:id/main-host-id/preview.jpg': {
    summary: 'Get the ID with your name as a watermark; each view is logged',
    params,
    result: z.string(),
    mediaType: 'image/jpeg',
    problems: mine,
  },
})
