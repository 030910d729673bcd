import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/** How many homes of the demo an administrator may try the site with before it opens. */
export const sampleHomeCount = 6

export const Site = z.object({
  /** A new installation is private until an administrator opens it. */
  isOpen: z.boolean(),
  /** Null for one that was never private. */
  opened: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  sampleHomes: z.int(),
})
export type Site = z.infer<typeof Site>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const siteEndpoints = endpoints({
  'GET /admin/site': {
    summary: 'Check whether visitors see the site, and whether sample homes are in it',
    result: Site,
    problems,
  },
  'POST /admin/site/opening': {
    summary: 'Open a private site to everyone, for good',
    result: Site,
    problems: [...problems, 'setup.already_open', 'setup.samples_left'],
  },
  'POST /admin/site/samples': {
    summary: 'Add sample homes to a private site',
    result: Site,
    problems: [...problems, 'setup.already_open', 'setup.samples_left'],
  },
  'DELETE /admin/site/samples': {
    summary: 'Remove all sample homes; one that has bookings is only unpublished',
    result: Site,
    problems,
  },
})
