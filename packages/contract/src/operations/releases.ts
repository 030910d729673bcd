import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

const Release = z.object({
  version: z.string(),
  releasedOn: z.string(),
  summary: z.string(),
  parts: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
})
export type Release = z.infer<typeof Release>

export const releaseEndpoints = endpoints({
  'GET /admin/releases': {
    summary: 'Show the version that runs and what changed in each release',
    result: z.object({ version: z.string(), releases: z.array(Release) }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
