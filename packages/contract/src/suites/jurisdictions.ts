import { z } from 'zod'

/** How long before its end a license is listed as expiring. */
export const licenseNoticeDays = 60

/** What a row is called that administrators add: a jurisdiction, an authority, a return, a license. */
export const Code = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9_]*$/)

/** Far more than Marea will ever need. */
export const maxJurisdictions = 500

/** The location of a home decides its taxes and required licenses. */
export type Jurisdiction = z.infer<typeof Code>
export type TaxAuthority = z.infer<typeof Code>
export type LicenseKind = z.infer<typeof Code>
export type TaxReturn = z.infer<typeof Code>
