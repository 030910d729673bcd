import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Slug } from './endpoints.ts'
import { Code, maxJurisdictions } from './jurisdictions.ts'
import { Boundary } from './listing/jurisdiction-boundaries.ts'

const line = (most: number) => z.string().trim().max(most).refine(isOneLine)
const few = z.int().min(0).max(50).nullable()

/** What administrators call a row in each language. */
export const RowName = z.strictObject(perLanguage(() => line(80)))
export type RowName = z.infer<typeof RowName>

export const JurisdictionFacts = z.strictObject({
  name: RowName,
  /** Its homes have the time zone and holidays of the place. */
  place: Slug,
  /** Without one, no pin finds it. */
  boundary: Boundary.nullable(),
  /** How many may stay overnight: by bedroom and besides, and at most. Null where no limit is set. */
  guestsPerBedroom: few,
  guestsBesides: few,
  guestsAtMost: few,
  /** Whether single-family homes may be rented for short stays. */
  allowsHouses: z.boolean(),
  /** Homes are published only where it is set. */
  isActive: z.boolean(),
})
export type JurisdictionFacts = z.infer<typeof JurisdictionFacts>

export const AdminJurisdiction = JurisdictionFacts.extend({
  code: Code,
  /** Published homes there. */
  published: z.int(),
})
export type AdminJurisdiction = z.infer<typeof AdminJurisdiction>

export const LicenseFacts = z.strictObject({
  name: RowName,
  /** What a number looks like; empty without one. */
  example: line(60),
  /** Where homes need it, and from which day on; null where they always did. */
  requiredIn: z
    .array(z.strictObject({ jurisdiction: Code, from: SentDay.nullable() }))
    .max(maxJurisdictions),
})
export type LicenseFacts = z.infer<typeof LicenseFacts>

export const AdminLicense = LicenseFacts.extend({ code: Code })
export type AdminLicense = z.infer<typeof AdminLicense>

const AdminJurisdictions = z.object({
  today: z.iso.date(),
  jurisdictions: z.array(AdminJurisdiction),
  licenses: z.array(AdminLicense),
})
export type AdminJurisdictions = z.infer<typeof AdminJurisdictions>

const params = z.strictObject({ code: Code })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const nameRefusals = [...problems, 'tax_rules.language_missing'] as const
const placeRefusals = [...nameRefusals, 'places.unknown'] as const
const licenseRefusals = [...nameRefusals, 'tax_rules.past_day', 'tax_rules.unknown_code'] as const
const result = AdminJurisdictions

export const adminJurisdictionsEndpoints = endpoints({
  'GET /admin/jurisdictions': {
    summary: 'List jurisdictions and the licenses that homes need in each',
    result,
    problems,
  },
  'POST /admin/jurisdictions': {
    summary: 'Add a jurisdiction',
    body: JurisdictionFacts.extend({ code: Code }),
    result,
    problems: [...placeRefusals, 'tax_rules.code_taken'],
  },
  'PUT /admin/jurisdictions/:code': {
    summary: 'Change a jurisdiction, or stop and resume offering homes there',
    params,
    body: JurisdictionFacts,
    result,
    problems: [...placeRefusals, 'places.still_used', 'tax_rules.in_use'],
  },
  'POST /admin/license-kinds': {
    summary: 'Add a kind of license, and where homes need it from which day on',
    body: LicenseFacts.extend({ code: Code }),
    result,
    problems: [...licenseRefusals, 'tax_rules.code_taken'],
  },
  'PUT /admin/license-kinds/:code': {
    summary: 'Change a kind of license and where homes need it',
    params,
    body: LicenseFacts,
    result,
    problems: licenseRefusals,
  },
})
