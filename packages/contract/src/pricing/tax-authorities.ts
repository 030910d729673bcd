import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { RowName } from '#suites/admin-jurisdictions.ts'
import { Code, maxJurisdictions } from '#suites/jurisdictions.ts'

/** When the return of a month is due, and what a filer who pays online and on time may keep. */
export const ReturnRule = z.strictObject({
  /** In the month after the one reported. */
  dueDay: z.int().min(1).max(28),
  movesToBusinessDay: z.boolean(),
  /** The payment must start on the business day before. */
  isPaidDayBefore: z.boolean(),
  /** In 1/100,000 of the tax, up to the part that counts and the largest amount in cents. */
  allowanceRate: z.int().min(0).max(100_000),
  allowancePart: z.int().min(1).nullable(),
  allowanceMax: z.int().min(1).nullable(),
})
export type ReturnRule = z.infer<typeof ReturnRule>

export const TaxReturnFacts = z.strictObject({
  name: RowName,
  /** The form it is filed on. */
  form: RowName,
  rule: ReturnRule,
})
export type TaxReturnFacts = z.infer<typeof TaxReturnFacts>

export const TaxAuthorityFacts = z.strictObject({
  name: RowName,
  /** Where it may tax stays. */
  jurisdictions: z.array(Code).max(maxJurisdictions),
})
export type TaxAuthorityFacts = z.infer<typeof TaxAuthorityFacts>

const TaxAuthorityRow = TaxAuthorityFacts.extend({ code: Code, taxReturn: Code })
const TaxReturnRow = TaxReturnFacts.extend({ code: Code })
export type TaxAuthorityRow = z.infer<typeof TaxAuthorityRow>
export type TaxReturnRow = z.infer<typeof TaxReturnRow>

const TaxAuthorities = z.object({
  authorities: z.array(TaxAuthorityRow),
  returns: z.array(TaxReturnRow),
})
export type TaxAuthorities = z.infer<typeof TaxAuthorities>

const params = z.strictObject({ code: Code })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const nameRefusals = [...problems, 'tax_rules.language_missing'] as const
const authorityRefusals = [
  ...nameRefusals,
  'tax_rules.no_jurisdiction',
  'tax_rules.unknown_code',
] as const
const result = TaxAuthorities

export const taxAuthoritiesEndpoints = endpoints({
  'GET /admin/tax-authorities': {
    summary: 'List tax authorities and the returns that report their taxes',
    result,
    problems,
  },
  'POST /admin/tax-authorities': {
    summary: 'Add a tax authority: its return and the jurisdictions where it may tax stays',
    body: TaxAuthorityRow,
    result,
    problems: [...authorityRefusals, 'tax_rules.code_taken'],
  },
  'PUT /admin/tax-authorities/:code': {
    summary: 'Change the name of a tax authority, or where it may tax stays',
    params,
    body: TaxAuthorityFacts,
    result,
    problems: [...authorityRefusals, 'tax_rules.still_levied'],
  },
  'POST /admin/tax-returns': {
    summary: 'Add a tax return with its due days and collection allowance',
    body: TaxReturnRow,
    result,
    problems: [...nameRefusals, 'tax_rules.code_taken'],
  },
  'PUT /admin/tax-returns/:code': {
    summary: 'Change a tax return; new due days apply from the current month on',
    params,
    body: TaxReturnFacts,
    result,
    problems: nameRefusals,
  },
})
