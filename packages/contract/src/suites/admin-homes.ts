import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Code } from './jurisdictions.ts'

/** `to_check`: this number has not been compared with the public record yet. */
const licenseStates = ['to_check', 'accepted', 'correction', 'expiring', 'expired'] as const
export type LicenseState = (typeof licenseStates)[number]

const AdminLicense = z.object({
  kind: Code,
  number: z.string(),
  validUntil: z.iso.date().nullable(),
  state: z.enum(licenseStates),
  /** The last check of this number. */
  check: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type AdminLicense = z.infer<typeof AdminLicense>

export const AdminHome = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(['draft', 'published', 'unlisted']),
  jurisdiction: Code,
  owner: z.object({ id: z.uuid(), fullName: z.string() }),
  licenses: z.array(AdminLicense),
  /** Whether a license has to be checked. */
  isWaiting: z.boolean(),
})
export type AdminHome = z.infer<typeof AdminHome>

/** `licenses`: published homes with one to check; `expiring`: with one that ends soon or has ended. */
export const homeFilters = ['licenses', 'expiring', 'published', 'unlisted', 'draft'] as const
export type HomeFilter = (typeof homeFilters)[number]

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const adminHomeEndpoints = endpoints({
  'GET /admin/homes': {
    summary:
      'List homes with their licenses: those to check, those that expire, or all in one state',
    query: z.strictObject({ show: z.enum(homeFilters).default('licenses') }),
    result: z.array(AdminHome),
    problems,
  },
  'POST /admin/homes/:id/license-checks': {
    summary: 'Accept a license as the public record has it, or ask the owner to correct it',
    params,
    /** The number that was shown, so that no other number is accepted. */
    body: z
      .strictObject({
        kind: Code,
        number: z.string().max(60),
        verdict: z.enum(['accepted', 'correction']),
        reason: z.string().trim().max(500).default(''),
      })
      .refine(({ verdict, reason }) => verdict === 'accepted' || reason.length >= 3, {
        path: ['reason'],
      }),
    result: AdminHome,
    problems: [...problems, 'suites.license_changed'],
  },
  'POST /admin/homes/:id/removal': {
    summary: 'Remove a published home from search, with a reason the owner will see',
    params,
    body: z.strictObject({ reason: Reason }),
    result: AdminHome,
    problems,
  },
})
