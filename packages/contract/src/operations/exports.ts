import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

export const RequestedExport = z.object({
  id: z.int(),
  requestedAt: z.iso.datetime(),
  /** Empty once the account is deleted. */
  requestedBy: z.string(),
  reason: z.string(),
  startedAt: z.iso.datetime().nullable(),
  /** Null while it is downloaded, and for one that was not downloaded to its end. */
  finishedAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
})
export type RequestedExport = z.infer<typeof RequestedExport>

export const exportLinkMinutes = 5

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const exportsEndpoints = endpoints({
  'GET /admin/exports': {
    summary: 'List the exports that administrators requested, newest first, up to 50',
    result: z.array(RequestedExport),
    problems,
  },
  'POST /admin/exports': {
    summary: 'Request an export of everything: returns a link that downloads it once',
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: z.object({ url: z.string() }),
    problems: [...problems, 'identity.second_factor_stale'],
  },
  'GET /exports/:token': {
    summary: 'Download an export of everything as a compressed archive, once',
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    result: z.string(),
    mediaType: 'application/gzip',
    problems: ['resource.not_found', 'exports.under_way'],
  },
})
